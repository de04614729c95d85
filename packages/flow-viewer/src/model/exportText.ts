import type { Statechart, StateNode, Transition } from './statechart';

/** A statechart as text for other tools. */

const identifier = (id: string) => id.replace(/\W/g, '_');

const textOf = ({ label, guard, actions }: Transition): string =>
  [
    label === 'always' ? '' : label,
    guard === null ? '' : `[${guard}]`,
    actions.length === 0 ? '' : `/ ${actions.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ');

/** A Mermaid state diagram (`stateDiagram-v2`). */
export function toMermaid(statechart: Statechart): string {
  const { states, transitions } = statechart;
  const childrenOf = (id: string) => states.filter(({ parent }) => parent === id);
  // A colon would end the name of a state, and a semicolon the line.
  const plain = (text: string) => text.replace(/[:;]/g, ',');
  const body = (state: StateNode, indent: string): readonly string[] => {
    const inner = childrenOf(state.id).flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? [`${indent}--`] : []),
      ...lines(child, indent),
    ]);
    const initial = state.initial === null ? [] : [`${indent}[*] --> ${identifier(state.initial)}`];
    return [...initial, ...inner];
  };
  const lines = (state: StateNode, indent: string): readonly string[] => {
    const name = `${indent}state "${plain(state.key)}" as ${identifier(state.id)}`;
    const inner = body(state, `${indent}  `);
    const own = transitions
      .filter(({ source, targets }) => source === state.id && targets.length === 0)
      .map((one) => `${indent}${identifier(state.id)} : ${plain(textOf(one))}`);
    const end = state.kind === 'final' ? [`${indent}${identifier(state.id)} --> [*]`] : [];
    return [...(inner.length > 0 ? [`${name} {`, ...inner, `${indent}}`] : [name]), ...own, ...end];
  };
  const [root] = states;
  const arrows = transitions.flatMap((one) =>
    one.source === root?.id
      ? []
      : one.targets.map((target) => {
          const text = plain(textOf(one));
          return `  ${identifier(one.source)} --> ${identifier(target)}${text && ` : ${text}`}`;
        }),
  );
  return `${['stateDiagram-v2', ...(root ? body(root, '  ') : []), ...arrows].join('\n')}\n`;
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** State Chart XML (W3C). Guards are conditions by name; delays and ends of effects are events. */
export function toScxml({ id: machine, states, transitions }: Statechart): string {
  const eventOf = ({ event }: Transition) =>
    event
      .replace(/^xstate\.done\.actor\./, 'done.invoke.')
      .replace(/^xstate\.error\.actor\./, 'error.invoke.')
      .replace(/^xstate\.after\./, 'after.');
  const element = (name: string, attributes: Readonly<Record<string, string>>) =>
    `<${name}${Object.entries(attributes)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => ` ${key}="${attribute(value)}"`)
      .join('')}`;
  const content = (state: StateNode, indent: string): readonly string[] => [
    ...state.invokes.map(({ id, src }) => `${indent}${element('invoke', { id, src })}/>`),
    ...transitions
      .filter(({ source }) => source === state.id)
      .map((one) => {
        const [event, cond, target] = [eventOf(one), one.guard ?? '', one.targets.join(' ')];
        return `${indent}${element('transition', { event, cond, target })}/>`;
      }),
    ...states.filter(({ parent }) => parent === state.id).flatMap((one) => lines(one, indent)),
  ];
  const lines = (state: StateNode, indent: string): readonly string[] => {
    const name = state.kind === 'parallel' || state.kind === 'final' ? state.kind : 'state';
    const start = element(name, { id: state.id, initial: state.initial ?? '' });
    const inner = content(state, `${indent}  `);
    return inner.length > 0
      ? [`${indent}${start}>`, ...inner, `${indent}</${name}>`]
      : [`${indent}${start}/>`];
  };
  const [root] = states;
  const start = element('scxml', {
    xmlns: 'http://www.w3.org/2005/07/scxml',
    version: '1.0',
    name: machine,
    initial: root?.initial ?? '',
  });
  return `${[`${start}>`, ...(root ? content(root, '  ') : []), '</scxml>'].join('\n')}\n`;
}
