import { type PointerEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Box } from '../layout/drawing';
import type { Marks } from '../model/stepView';
import { media, radius, s, space } from '../theme';
import type { ViewControl } from './useView';

const Frame = styled.div`
  align-self: center;
  flex: none;
  margin: ${space(1)};
  border: 1px solid ${s('line')};
  border-radius: ${radius.small};
  overflow: hidden;
  touch-action: none;
  cursor: crosshair;

  .box { fill: ${s('surfaceTint')}; stroke: ${s('controlLine')}; stroke-width: 1.5px; }
  .box.active { fill: ${s('accent')}; stroke: ${s('accent')}; }
  .screen { fill: ${s('text')}; fill-opacity: 0.08; stroke: ${s('text')}; stroke-width: 2px; }
  rect { vector-effect: non-scaling-stroke; }

  ${media.belowDesktop} {
    display: none;
  }
`;

interface MinimapProps {
  readonly marks: Marks;
  readonly control: ViewControl;
}

/** The longest side of the map, px. */
const SIZE = 150;

/** A small map of the whole drawing, with the visible part; pressing it scrolls there. Hidden while everything is visible. */
export function Minimap({ marks, control }: MinimapProps) {
  const { container, view, screen } = control;
  const { drawing, scale = 1 } = view ?? {};
  const [visible, setVisible] = useState<Box>([0, 0, 0, 0]);
  useEffect(() => {
    const element = container.current;
    if (element === null || view === null) return;
    const { scale } = view;
    const update = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      setVisible([
        scrollLeft / scale,
        scrollTop / scale,
        clientWidth / scale,
        clientHeight / scale,
      ]);
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [container, view]);

  if (drawing === undefined || screen.width === 0) return null;
  const isWhole = drawing.width * scale <= screen.width && drawing.height * scale <= screen.height;
  if (isWhole) return null;
  const ratio = SIZE / Math.max(drawing.width, drawing.height);
  const scrollTo = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const map = event.currentTarget.getBoundingClientRect();
    container.current?.scrollTo(
      ((event.clientX - map.x) / ratio) * scale - screen.width / 2,
      ((event.clientY - map.y) / ratio) * scale - screen.height / 2,
    );
  };
  const [x, y, width, height] = visible;
  return (
    <Frame aria-hidden="true" data-minimap onPointerDown={scrollTo} onPointerMove={scrollTo}>
      <svg
        width={drawing.width * ratio}
        height={drawing.height * ratio}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      >
        <title>Map of the drawing</title>
        {Object.entries(drawing.states).map(([id, [left, top, across, down]]) => (
          <rect
            key={id}
            className={`box ${marks.active?.has(id) && !(id in drawing.heads) ? 'active' : ''}`}
            x={left}
            y={top}
            width={across}
            height={down}
          />
        ))}
        <rect className="screen" x={x} y={y} width={width} height={height} />
      </svg>
    </Frame>
  );
}
