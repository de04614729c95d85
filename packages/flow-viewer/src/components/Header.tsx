import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { chartOf } from '../chart';
import { useConfig } from '../config';
import { MODES, modeNames } from '../modes';
import { font, media, s, space } from '../theme';
import { toFragment, type ViewerLocation } from '../viewerLocation';
import { ToolButton } from './controls';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${s('line')};
  background: ${s('surface')};
`;

const Name = styled.h1`
  font: 500 1.25rem/1.2 ${font.display};
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};

  ${media.mobile} {
    flex-wrap: nowrap;
    max-width: 100%;
    overflow-x: auto;
  }
`;

const LinkButton = styled(ToolButton).attrs({ as: 'a', type: undefined })<{
  readonly href: string;
}>`
  display: inline-flex;
  align-items: center;
  text-decoration: none;
`;

interface HeaderProps {
  readonly location: ViewerLocation;
  readonly failing: number;
}

export function Header({ location, failing }: HeaderProps) {
  const { title, charts } = useConfig();
  const chart = chartOf(charts, location.flow);
  const bar = useRef<HTMLElement>(null);
  // On a phone the links are wider than the screen, so the current ones are scrolled into view.
  useEffect(() => {
    for (const link of bar.current?.querySelectorAll('[aria-current]') ?? []) {
      link.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    }
  });
  const isHere = (change: Partial<ViewerLocation>) =>
    toFragment({ ...location, at: null, ...change }) === toFragment({ ...location, at: null });
  const link = (text: string, change: Partial<ViewerLocation>, isCurrent = isHere(change)) => {
    const to = toFragment({ ...location, at: null, ...change });
    return (
      <LinkButton key={text} href={to} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </LinkButton>
    );
  };
  const activeFailures = failing > 0 ? ` (${failing} on)` : '';
  return (
    <Bar ref={bar}>
      <Name>{title}</Name>
      <Links aria-label="Flows">
        {charts.map((one) => link(one.name, { flow: one.flows[0]?.id ?? '' }, one === chart))}
      </Links>
      {chart.flows.length > 1 ? (
        <Links aria-label={`Parts of ${chart.name}`}>
          {chart.flows.map(({ id, name }) => link(name, { flow: id }))}
        </Links>
      ) : null}
      <Links aria-label="What to do">
        {MODES.map((mode) =>
          link(modeNames[mode] + (mode === 'lab' ? activeFailures : ''), { mode }),
        )}
      </Links>
    </Bar>
  );
}
