/**
 * The `description` of a chart and of its states is read by people who look at the chart and by nothing else: a change of it
 * is no fault that a test could notice. The only thing that is not changed.
 */
const plainTexts = {
  shouldIgnore: ({ node, parent }) =>
    node.type === 'StringLiteral' &&
    parent?.type === 'ObjectProperty' &&
    parent.key.type === 'Identifier' &&
    parent.key.name === 'description'
      ? 'A description is for people only.'
      : undefined,
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'plainTexts', value: plainTexts }];
