/** A neighbourhood or town that shoppers write in an address. */
export interface KnownPlace {
  readonly name: string;
  readonly postcode: string;
  /** As in `VALID_STATES` or a federal territory. */
  readonly state: string;
  /** The location of its centre, degrees. */
  readonly at: readonly [lat: number, lng: number];
}

const known = (
  name: string,
  postcode: string,
  state: string,
  ...at: [lat: number, lng: number]
): KnownPlace => ({ name, postcode, state, at });

/**
 * Well-known neighbourhoods of the large towns, which lists of towns and postcodes lack, and towns whose centre they
 * misplace. From general knowledge, exact to about a kilometre.
 */
export const neighbourhoods: readonly KnownPlace[] = [
  known('Bangsar', '59100', 'Kuala Lumpur', 3.1294, 101.6787),
  known('Bangsar South', '59200', 'Kuala Lumpur', 3.1109, 101.6655),
  known('Brickfields', '50470', 'Kuala Lumpur', 3.1293, 101.6869),
  known('Bukit Bintang', '55100', 'Kuala Lumpur', 3.1468, 101.7113),
  known('Bukit Damansara', '50490', 'Kuala Lumpur', 3.1518, 101.6606),
  known('Bukit Jalil', '57000', 'Kuala Lumpur', 3.0582, 101.6907),
  known('Cheras', '56000', 'Kuala Lumpur', 3.1065, 101.7256),
  known('Chow Kit', '50350', 'Kuala Lumpur', 3.1661, 101.6983),
  known('Kampung Baru', '50300', 'Kuala Lumpur', 3.1657, 101.7067),
  known('Kepong', '52100', 'Kuala Lumpur', 3.2123, 101.6336),
  known('KLCC', '50088', 'Kuala Lumpur', 3.1579, 101.7116),
  known('Mont Kiara', '50480', 'Kuala Lumpur', 3.1716, 101.6517),
  known('Segambut', '51200', 'Kuala Lumpur', 3.1883, 101.6659),
  known('Sentul', '51000', 'Kuala Lumpur', 3.1834, 101.6914),
  known('Setapak', '53300', 'Kuala Lumpur', 3.1994, 101.7153),
  known('Sri Hartamas', '50480', 'Kuala Lumpur', 3.1622, 101.6503),
  known('Taman Tun Dr Ismail', '60000', 'Kuala Lumpur', 3.1429, 101.6297),
  known('Wangsa Maju', '53300', 'Kuala Lumpur', 3.2053, 101.7372),
  known('Ampang', '68000', 'Selangor', 3.1488, 101.7635),
  known('Ara Damansara', '47301', 'Selangor', 3.1117, 101.5817),
  known('Bandar Sunway', '47500', 'Selangor', 3.0684, 101.6037),
  known('Bandar Utama', '47800', 'Selangor', 3.1428, 101.6101),
  known('Bangi', '43600', 'Selangor', 2.9043, 101.7862),
  known('Batu Caves', '68100', 'Selangor', 3.2372, 101.6811),
  known('Cyberjaya', '63000', 'Selangor', 2.9213, 101.6559),
  known('Damansara Utama', '47400', 'Selangor', 3.1354, 101.6222),
  known('Kajang', '43000', 'Selangor', 2.9927, 101.7909),
  known('Kota Damansara', '47810', 'Selangor', 3.1529, 101.5944),
  known('Petaling Jaya', '46000', 'Selangor', 3.1073, 101.6067),
  known('Puchong', '47100', 'Selangor', 3.0327, 101.6188),
  known('Sekinchan', '45400', 'Selangor', 3.5018, 101.1044),
  known('Seri Kembangan', '43300', 'Selangor', 3.0219, 101.7055),
  known('Shah Alam', '40000', 'Selangor', 3.0733, 101.5185),
  known('Subang Jaya', '47500', 'Selangor', 3.0438, 101.5806),
  known('Sungai Buloh', '47000', 'Selangor', 3.2063, 101.5813),
  known('USJ', '47600', 'Selangor', 3.0436, 101.5858),
  known('George Town', '10200', 'Penang', 5.4141, 100.3288),
  known('Air Itam', '11500', 'Penang', 5.4022, 100.2778),
  known('Bayan Lepas', '11900', 'Penang', 5.2945, 100.2593),
  known('Gelugor', '11700', 'Penang', 5.3711, 100.3058),
  known('Gurney Drive', '10250', 'Penang', 5.4376, 100.3102),
  known('Jelutong', '11600', 'Penang', 5.3883, 100.3128),
  known('Tanjung Bungah', '11200', 'Penang', 5.4634, 100.2819),
  known('Iskandar Puteri', '79100', 'Johor', 1.4155, 103.6344),
  known('Mount Austin', '81100', 'Johor', 1.5544, 103.7778),
  known('Muar', '84000', 'Johor', 2.0442, 102.5689),
  known('Pasir Gudang', '81700', 'Johor', 1.4704, 103.895),
  known('Senai', '81400', 'Johor', 1.6021, 103.6469),
  known('Ayer Keroh', '75450', 'Malacca', 2.2693, 102.293),
  known('Melaka Raya', '75000', 'Malacca', 2.1878, 102.2526),
  known('Nilai', '71800', 'Negeri Sembilan', 2.814, 101.797),
  known('Rembau', '71300', 'Negeri Sembilan', 2.5907, 102.0927),
  known('Langkawi', '07000', 'Kedah', 6.3265, 99.8432),
  known('Brinchang', '39100', 'Pahang', 4.4924, 101.3871),
  known('Tanah Rata', '39000', 'Pahang', 4.4719, 101.3763),
  known('Bentong', '28700', 'Pahang', 3.5229, 101.9087),
  known('Genting Highlands', '69000', 'Pahang', 3.4236, 101.7932),
  known('Maran', '26500', 'Pahang', 3.586, 102.773),
  known('Lumut', '32200', 'Perak', 4.2323, 100.6298),
  known('Sitiawan', '32000', 'Perak', 4.2154, 100.698),
  known('Tapah', '35000', 'Perak', 4.1977, 101.2617),
  known('Tanjung Malim', '35900', 'Perak', 3.6848, 101.5185),
  known('Gerik', '33300', 'Perak', 5.43, 101.1281),
  known('Arau', '02600', 'Perlis', 6.4297, 100.2698),
  known('Padang Besar', '02100', 'Perlis', 6.6602, 100.3222),
  known('Machang', '18500', 'Kelantan', 5.7648, 102.2156),
  known('Kuala Krai', '18000', 'Kelantan', 5.5308, 102.2017),
  known('Dungun', '23000', 'Terengganu', 4.7566, 103.4125),
  known('Kuala Berang', '21700', 'Terengganu', 5.072, 103.0149),
  known('Inanam', '88450', 'Sabah', 5.997, 116.132),
  known('Likas', '88400', 'Sabah', 6.0103, 116.0975),
  known('Penampang', '89500', 'Sabah', 5.9148, 116.116),
  known('Tuaran', '89200', 'Sabah', 6.178, 116.232),
  known('Kota Samarahan', '94300', 'Sarawak', 1.4597, 110.4983),
  known('Serian', '94700', 'Sarawak', 1.1667, 110.5667),
  known('Betong', '95700', 'Sarawak', 1.4127, 111.5251),
];
