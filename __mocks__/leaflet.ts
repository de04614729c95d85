/**
 * A mock of Leaflet, which needs layout. It records the map's view and its layers, and draws nothing. Methods return their
 * object, like Leaflet's.
 */
type Place = readonly [number, number] | { lat: number; lng: number };

class Layer {
  constructor(public place?: Place) {}
  addTo(map: StandInMap): this {
    map.layers.push(this);
    return this;
  }
  setLatLng(place: Place): this {
    this.place = place;
    return this;
  }
  bindPopup(): this {
    return this;
  }
  on(): this {
    return this;
  }
  off(): this {
    return this;
  }
  remove(): this {
    return this;
  }
}

/** Requests no tiles. */
export class TileLayer extends Layer {}

class StandInMap {
  layers: Layer[] = [];
  center: Place | undefined;
  zoom: number | undefined;
  setView(center: Place, zoom?: number): this {
    this.center = center;
    this.zoom = zoom;
    return this;
  }
  flyTo(center: Place, zoom?: number): this {
    return this.setView(center, zoom);
  }
  invalidateSize(): this {
    return this;
  }
  on(): this {
    return this;
  }
  off(): this {
    return this;
  }
  remove(): this {
    this.layers = [];
    return this;
  }
}

export const map = (): StandInMap => new StandInMap();
export const tileLayer = (): Layer => new Layer();
export const marker = (place: Place): Layer => new Layer(place);
export const icon = (options: unknown): unknown => options;
export const divIcon = icon;
export const latLng = (lat: number, lng: number): Place => ({ lat, lng });
export const Icon = { Default: { prototype: {}, mergeOptions: (): void => {} } };

export default { map, TileLayer, tileLayer, marker, icon, divIcon, latLng, Icon };
