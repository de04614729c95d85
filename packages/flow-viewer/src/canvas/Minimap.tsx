import { type PointerEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Box, Drawing } from '../layout/drawing';
import type { Marks } from '../model/stepView';
import { radius, s } from '../theme';
import { type Corner, freeCorner, MAP, mapOf } from './boxes';
import type { ViewControl } from './useView';

const Frame = styled.div`
  position: absolute;
  border: 1px solid ${s('line')};
  border-radius: ${radius.small};
  background: ${s('surface')};
  opacity: 0.92;
  overflow: hidden;
  touch-action: none;
  cursor: crosshair;

  .box { fill: ${s('surfaceTint')}; stroke: ${s('controlLine')}; stroke-width: 1.5px; }
  .box.active { fill: ${s('accent')}; stroke: ${s('accent')}; }
  .screen { fill: ${s('text')}; fill-opacity: 0.08; stroke: ${s('text')}; stroke-width: 2px; }
  rect { vector-effect: non-scaling-stroke; }
`;

interface MinimapProps {
  readonly drawing: Drawing;
  readonly marks: Marks;
  readonly control: ViewControl;
}

/** A small map of the whole drawing, with the visible part; pressing it scrolls there. Hidden while everything is visible. */
export function Minimap({ drawing, marks, control }: MinimapProps) {
  const { container, scale, screen } = control;
  const [visible, setVisible] = useState<Box>([0, 0, 0, 0]);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
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
  }, [container, scale]);

  const [[vertical, horizontal], setCorner] = useState<Corner>(['bottom', 'right']);
  // The map moves out of the way when the viewer has moved the drawing, not while somebody scrolls.
  useEffect(() => {
    const element = container.current;
    if (element === null || screen.width === 0) return;
    const area: Box = [
      element.scrollLeft / scale,
      element.scrollTop / scale,
      screen.width / scale,
      screen.height / scale,
    ];
    const active = [...(marks.active ?? [])].flatMap((id) => {
      const box = drawing.states[id];
      return box === undefined || id in drawing.heads ? [] : [box];
    });
    setCorner(freeCorner(drawing, area, mapOf(drawing, scale), active).corner);
  }, [container, drawing, scale, screen, marks]);

  const isWhole = drawing.width * scale <= screen.width && drawing.height * scale <= screen.height;
  if (isWhole || screen.width === 0) return null;
  const ratio = MAP.size / Math.max(drawing.width, drawing.height);
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
    <Frame
      aria-hidden="true"
      data-minimap
      style={{ [vertical]: MAP.distance, [horizontal]: MAP.distance }}
      onPointerDown={scrollTo}
      onPointerMove={scrollTo}
    >
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
