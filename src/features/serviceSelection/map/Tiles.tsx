import { type Coords, type DoneCallback, TileLayer } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { TILE_ATTRIBUTION, TILE_URL } from './tileSource';

/** ms; a tile that takes longer counts as failed. */
const TILE_TIMEOUT_MS = 15_000;

/**
 * Tiles that are fetched, since an `img` shows whatever picture arrives: servers refuse with a status of 403 or 429 and a
 * picture that says so.
 */
class FetchedTileLayer extends TileLayer {
  private readonly loads = new WeakMap<HTMLElement, AbortController>();

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    const load = new AbortController();
    this.loads.set(tile, load);
    fetchTile(this.getTileUrl(coords), tile, load).then(
      () => done(undefined, tile),
      (error: Error) => done(error, tile),
    );
    return tile;
  }

  /** Ends the load of a tile that has left the map. */
  abort(tile: HTMLElement): void {
    this.loads.get(tile)?.abort();
  }
}

async function fetchTile(
  url: string,
  tile: HTMLImageElement,
  load: AbortController,
): Promise<void> {
  const timer = setTimeout(() => load.abort(), TILE_TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal: load.signal });
    if (response.status !== 200) throw new Error(`The tile server answered ${response.status}.`);
    const picture = URL.createObjectURL(await response.blob());
    tile.src = picture;
    await tile.decode().finally(() => URL.revokeObjectURL(picture));
  } finally {
    clearTimeout(timer);
  }
}

/** The pictures of a map. @param onLoad told whether any are shown, whenever those in view have arrived or failed */
export function Tiles({ onLoad }: { readonly onLoad: (isShown: boolean) => void }) {
  const map = useMap();
  const loaded = useEffectEvent(onLoad);
  useEffect(() => {
    const shown = new Set<HTMLElement>();
    const layer = new FetchedTileLayer(TILE_URL, { attribution: TILE_ATTRIBUTION });
    layer.on('tileload', ({ tile }) => shown.add(tile));
    layer.on('tileunload', ({ tile }) => {
      shown.delete(tile);
      layer.abort(tile);
    });
    layer.on('load', () => loaded(shown.size > 0));
    layer.addTo(map);
    return () => void layer.remove();
  }, [map]);
  return null;
}
