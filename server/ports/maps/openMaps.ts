import type { Settings } from '../../settings';
import type { Maps } from '../maps';
import { nominatimMaps } from './nominatim';
import { photonMaps } from './photon';
import { shippedMaps } from './shipped';

/** The configured maps service. */
export function openMaps(settings: Settings['maps']): Maps {
  switch (settings.kind) {
    case 'shipped':
      return shippedMaps();
    case 'photon':
      return photonMaps(settings.url);
    case 'nominatim':
      return nominatimMaps(settings.url);
  }
}
