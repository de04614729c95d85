import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { font, media, space, textSize } from '../../theme/tokens';
import { FLOWS, flowNames } from '../model/flows';
import { MODES, type Mode, toFragment, type ViewerLocation } from '../viewerLocation';
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
  font-size: ${textSize.small};

  ${media.mobile} {
    flex-wrap: nowrap;
    max-width: 100%;
    overflow-x: auto;
  }
`;

const LinkButton = styled(ToolButton).attrs({ as: 'a' })<{ readonly href: string }>`
  display: inline-flex;
  align-items: center;
  text-decoration: none;
`;

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  chart: 'Statechart',
  walk: 'Walk',
  live: 'Live',
  replay: 'Replay',
  coverage: 'Coverage',
  lab: 'Failure lab',
};

interface HeaderProps {
  readonly location: ViewerLocation;
  /** Number of calls that fail in this browser. */
  readonly failing: number;
}

/** The links to the flows and to the modes. */
export function Header({ location, failing }: HeaderProps) {
  const bar = useRef<HTMLElement>(null);
  const { flow, mode } = location;
  // On a phone the links are wider than the screen, so the current ones are scrolled into view.
  useEffect(() => {
    for (const link of bar.current?.querySelectorAll(`[href$="${toFragment({ flow, mode })}"]`) ??
      []) {
      link.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    }
  }, [flow, mode]);
  return (
    <Bar ref={bar}>
      <Name>Kedai flows</Name>
      <Links aria-label="Flows">
        {FLOWS.map((flow) => (
          <LinkButton
            key={flow}
            href={toFragment({ ...location, flow })}
            aria-current={flow === location.flow ? 'page' : undefined}
          >
            {flowNames[flow]}
          </LinkButton>
        ))}
      </Links>
      <Links aria-label="What to do">
        {MODES.map((mode) => (
          <LinkButton
            key={mode}
            href={toFragment({ ...location, mode })}
            aria-current={mode === location.mode ? 'page' : undefined}
          >
            {mode === 'lab' && failing > 0
              ? `${MODE_NAMES[mode]} (${failing} on)`
              : MODE_NAMES[mode]}
          </LinkButton>
        ))}
      </Links>
    </Bar>
  );
}
