import { type Coords, type DoneCallback, TileLayer } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';

const TILE_URL = `${process.env.TILE_URL}/{z}/{x}/{y}.png`;

/** ms; a tile that takes longer counts as failed. */
const TILE_TIMEOUT_MS = 15_000;

/**
 * Loads tiles with `fetch`, because an `img` shows any picture. Tile servers send an error picture with status 403 or
 * 429 when they refuse a request.
 */
class FetchedTileLayer extends TileLayer {
  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    fetchTile(this.getTileUrl(coords), tile).then(
      () => done(undefined, tile),
      (error: Error) => done(error, tile),
    );
    return tile;
  }
}

async function fetchTile(url: string, tile: HTMLImageElement): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TILE_TIMEOUT_MS) });
  if (response.status !== 200)
    throw new Error(`The tile server responded with ${response.status}.`);
  const picture = URL.createObjectURL(await response.blob());
  tile.src = picture;
  await tile.decode().finally(() => URL.revokeObjectURL(picture));
}

/** How many of the visible tiles could be loaded. */
export type ShownTiles = 'all' | 'some' | 'none';

/** The tile layer of the map. @param onLoad called when all visible tiles have settled */
export function Tiles({ onLoad }: { readonly onLoad: (shown: ShownTiles) => void }) {
  const map = useMap();
  const handleLoad = useEffectEvent(onLoad);
  useEffect(() => {
    const tiles = new Map<HTMLElement, { readonly zoom: number; readonly isShown: boolean }>();
    const layer = new FetchedTileLayer(TILE_URL);
    layer.on('tileload', ({ tile, coords }) => tiles.set(tile, { zoom: coords.z, isShown: true }));
    layer.on('tileerror', ({ tile, coords }) =>
      tiles.set(tile, { zoom: coords.z, isShown: false }),
    );
    layer.on('tileunload', ({ tile }) => tiles.delete(tile));
    layer.on('load', () => {
      // The tiles of the last zoom level are removed later.
      const settled = [...tiles.values()].filter(({ zoom }) => zoom === map.getZoom());
      if (settled.every(({ isShown }) => isShown)) handleLoad('all');
      else handleLoad(settled.some(({ isShown }) => isShown) ? 'some' : 'none');
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map]);
  return null;
}
