import type { Look, Picture } from '../picture';
import { detailView, hungView } from '../scenes/views';
import { wornView } from '../scenes/worn';
import { looks } from './show';

function drawing(id: string, look: Look, index: number): () => string {
  const view = look.views[index];
  const seed = `${id} ${view}`;
  switch (view) {
    case 'worn':
      return () => wornView(seed, look);
    case 'detail':
      return () => detailView(seed, look.garment, look.wall);
    case 'back':
      return () => hungView(seed, look.garment, { ...look.wall, shape: 'none' }, 'back');
    default:
      return () => hungView(seed, look.garment, look.wall);
  }
}

/** The pictures of all garments, numbered from 1 in the order of their views. */
export const garmentPictures: readonly Picture[] = Object.entries(looks).flatMap(([id, look]) =>
  look.views.map((_, i) => ({
    name: `${id}-${i + 1}`,
    kind: 'product' as const,
    draw: drawing(id, look, i),
  })),
);
