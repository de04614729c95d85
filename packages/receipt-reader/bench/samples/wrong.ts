import { type SampleParts, sample } from './build';
import { wrongScreens } from './screens';
import type { Sample } from './types';

const CLOTH = 'KAIN ROTI SDN BHD';
const ELSE = 'SIMPLE MART SDN BHD';

const AS_PAYER = { to: [ELSE], from: [CLOTH] };
const AS_REFERENCE = { to: [ELSE], reference: [CLOTH] };
const TYPEWRITER = 'Liberation Mono';

const near = (name: string, ...to: readonly string[]): SampleParts => ({ name, receipt: { to } });

const parts: readonly SampleParts[] = [
  near('another receiver', ELSE),
  near('another receiver, a person', 'MUHAMMAD FAIZ BIN OMAR'),
  near('near: one letter', 'KAIM ROTI SDN BHD'),
  near('near: one letter at the end', 'KAIN ROTU SDN BHD'),
  near('near: one letter more', 'KAIN ROTIS SDN BHD'),
  near('near: one letter less', 'KAI ROTI SDN BHD'),
  near('near: another word', 'KAIN BATIK SDN BHD'),
  near('near: words changed', 'ROTI KAIN SDN BHD'),
  near('near: no company', 'KAIN ROTI'),
  near('near: another form', 'KAIN ROTI ENTERPRISE'),
  { ...near('near: short', 'FARM BAKERS'), expected: 'FARM BAKERY' },
  { ...near('near: short, a letter', 'FIRM BAKERY'), expected: 'FARM BAKERY' },
  { ...near('near: two lines', 'KAIN ROTI', 'SDM BHD'), layout: 'rows' },
  { ...near('cut off', 'KAIN ROTI SD...'), dark: true },
  near('masked', 'KAIN R*** SDN BHD'),
  near('longer: a word before', 'MEGA KAIN ROTI SDN BHD'),
  near('longer: words before', 'PUSAT JUALAN KAIN ROTI SDN BHD'),
  near('longer: a word after', 'KAIN ROTI SDN BHD HOLDINGS'),
  { ...near('longer: a line before', 'MEGA JAYA', 'KAIN ROTI SDN BHD'), layout: 'rows' },
  { ...near('longer: a line before, stacked', 'PUSAT JUALAN', CLOTH), layout: 'stacked' },
  {
    ...near('longer: a word before, typewriter', 'MEGA KAIN ROTI SDN BHD'),
    layout: 'rows',
    font: TYPEWRITER,
  },
  {
    ...near('longer: a word after, typewriter', 'KAIN ROTI SDN BHD HOLDINGS'),
    layout: 'stacked',
    font: TYPEWRITER,
  },
  { ...near('longer: short', 'FARM BAKERY HOUSE'), expected: 'FARM BAKERY' },
  ...(['rows', 'stacked', 'parties', 'slip', 'colon'] as const).map(
    (layout, at): SampleParts => ({
      name: `as payer, ${layout}`,
      layout,
      dark: at % 2 === 1,
      receipt: AS_PAYER,
    }),
  ),
  {
    name: 'as payer, two lines',
    layout: 'rows',
    receipt: { to: [ELSE], from: ['KAIN ROTI', 'SDN BHD'] },
  },
  ...(['rows', 'stacked', 'slip', 'colon'] as const).map(
    (layout): SampleParts => ({
      name: `as reference, ${layout}`,
      layout,
      receipt: AS_REFERENCE,
    }),
  ),
  {
    name: 'as reference, by messenger',
    layout: 'rows',
    receipt: AS_REFERENCE,
    damage: [{ kind: 'messenger', long: 1280, times: 2 }],
  },
  {
    name: 'near, photographed',
    layout: 'rows',
    receipt: { to: ['KAIN RATI SDN BHD'] },
    damage: [{ kind: 'photo', tilt: 2, keystone: 0.03, blur: 0.8 }],
  },
  { name: 'no receipt: hills', receipt: 'hills' },
  { name: 'no receipt: a chat', receipt: 'chat' },
  { name: 'no receipt: a product', receipt: 'product' },
  { name: 'no receipt: nothing', receipt: 'blank' },
  { name: 'as payer, grid', layout: 'grid', receipt: AS_PAYER },
  { name: 'as reference, grid', layout: 'grid', receipt: AS_REFERENCE },
  ...(['Message to recipient', 'Note to payee', 'Catatan kepada penerima'] as const).map(
    (referenceLabel, at): SampleParts => ({
      name: `as ${referenceLabel.toLowerCase()}`,
      layout: at % 2 === 0 ? 'rows' : 'stacked',
      receipt: { to: [ELSE], referenceLabel, reference: [CLOTH] },
    }),
  ),
  ...['FARM BAKERY AT HOME', 'FARM BAKERY ON WHEELS', 'FARM BAKERY SS15'].map(
    (to): SampleParts => ({ ...near(`longer: ${to.slice(12)}`, to), expected: 'FARM BAKERY' }),
  ),
  ...(['rows', 'stacked'] as const).map(
    (layout): SampleParts => ({
      name: `as message to recipient, typewriter, ${layout}`,
      layout,
      font: TYPEWRITER,
      receipt: { to: [ELSE], referenceLabel: 'Message to recipient', reference: [CLOTH] },
    }),
  ),
  ...Object.entries(wrongScreens).map(
    ([name, receipt], at): SampleParts => ({
      name: `screen: ${name}`,
      width: 1080,
      dark: at % 3 === 1,
      receipt,
      damage: at % 3 === 2 ? [{ kind: 'messenger', long: 1182, times: 2 }] : [],
    }),
  ),
  ...(['as sender', 'account holder, over who was sent to'] as const).map(
    (name): SampleParts => ({
      name: `screen: ${name}, narrow`,
      width: 828,
      dark: true,
      font: 'Liberation Sans Narrow',
      receipt: wrongScreens[name] ?? 'blank',
      damage: [{ kind: 'messenger', long: 1280, times: 1 }],
    }),
  ),
  ...[1024, 1280, 1600].map(
    (width, at): SampleParts => ({
      name: `as payer, a desk's screen of ${width} px`,
      layout: 'desk',
      width,
      dark: at === 1,
      receipt: AS_PAYER,
    }),
  ),
];

/** Pictures that must not match. */
export const wrong: readonly Sample[] = parts.map((part, at) => sample('wrong', part, at + 2));
