import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useConfig, useFlows } from '../config';
import { MODES, type Mode, modeNames } from '../modes';
import { font, media, s, space } from '../theme';
import { toFragment, type ViewerLocation } from '../viewerLocation';
import { ToolButton } from './controls';

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(0.75)} ${space(2.5)};
  padding: ${space(0.75)} ${space(2)};
  border-bottom: 1px solid ${s('line')};
  background: ${s('surface')};

  ${media.mobile} {
    padding-inline: ${space(1)};
    gap: ${space(1.5)};
  }
`;

const Name = styled.h1`
  font: 500 1.25rem/1.2 ${font.display};
  white-space: nowrap;

  ${media.mobile} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Links = styled.nav`
  display: flex;
  gap: ${space(0.5)};
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;

  &:last-child {
    flex: none;
  }
  /* Each has half of the row. */
  ${media.mobile} {
    &:nth-child(n) {
      flex: 1;
    }
  }
`;

const LinkButton = styled(ToolButton).attrs({ as: 'a', type: undefined })<{
  readonly href: string;
}>`
  display: inline-flex;
  flex: none;
  align-items: center;
  padding: 0 ${space(1.25)};
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface HeaderProps {
  readonly location: ViewerLocation;
  readonly failing: number;
}

export function Header({ location, failing }: HeaderProps) {
  const { title, application, lab } = useConfig();
  const flows = useFlows();
  const isOffered: Partial<Record<Mode, boolean>> = {
    live: application.url !== '',
    lab: lab !== undefined,
  };
  const bar = useRef<HTMLElement>(null);
  // The links may be wider than the screen, so the current ones are scrolled into view.
  useEffect(() => {
    for (const link of bar.current?.querySelectorAll('[aria-current]') ?? []) {
      link.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    }
  });
  const link = (text: string, change: Partial<ViewerLocation>) => {
    const to = toFragment({ ...location, at: null, ...change });
    const isCurrent = to === toFragment({ ...location, at: null });
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
      <Links aria-label="Flows">{flows.map(({ id, name }) => link(name, { flow: id }))}</Links>
      <Links aria-label="What to do">
        {MODES.filter((mode) => isOffered[mode] ?? true).map((mode) =>
          link(modeNames[mode] + (mode === 'lab' ? activeFailures : ''), { mode }),
        )}
      </Links>
    </Bar>
  );
}
