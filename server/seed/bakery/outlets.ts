import { mapLink, openingHours } from '../openingHours';
import type { SeedOutlet } from '../types';

/** The outlets of the bakery. */
export const outlets: readonly SeedOutlet[] = [
  {
    id: 'outlet-petaling-jaya',
    title: 'Roti & Kain, Section 17',
    contactNumber: '03-7955 2042',
    whatsappNumber: '012-345 2042',
    googleMap: mapLink('Jalan 17/22, Petaling Jaya, Selangor'),
    address: {
      street: '16, Jalan 17/22',
      city: 'Petaling Jaya',
      zipcode: '46400',
      state: 'Selangor',
      country: 'Malaysia',
    },
    schedule: openingHours(),
  },
  {
    id: 'outlet-klang',
    title: 'Roti & Kain, Klang',
    contactNumber: '03-3371 4480',
    googleMap: mapLink('Jalan Stesen, Klang, Selangor'),
    address: {
      street: '22, Jalan Stesen',
      city: 'Klang',
      zipcode: '41000',
      state: 'Selangor',
      country: 'Malaysia',
    },
    schedule: openingHours('Monday'),
  },
  {
    id: 'outlet-ipoh',
    title: 'Roti & Kain, Old Town',
    contactNumber: '05-241 7730',
    whatsappNumber: '016-520 7730',
    googleMap: mapLink('Jalan Sultan Yusuf, Ipoh, Perak'),
    address: {
      street: '88, Jalan Sultan Yusuf',
      city: 'Ipoh',
      zipcode: '30000',
      state: 'Perak',
      country: 'Malaysia',
    },
    schedule: openingHours('Tuesday'),
  },
  {
    id: 'outlet-taiping',
    title: 'Roti & Kain, Taiping',
    contactNumber: '05-807 2216',
    googleMap: mapLink('Jalan Kota, Taiping, Perak'),
    address: {
      street: '141, Jalan Kota',
      city: 'Taiping',
      zipcode: '34000',
      state: 'Perak',
      country: 'Malaysia',
    },
    schedule: openingHours('Monday', 'Tuesday'),
  },
  {
    id: 'outlet-malacca',
    title: 'Roti & Kain, Jonker',
    contactNumber: '06-284 6095',
    whatsappNumber: '017-660 6095',
    googleMap: mapLink('Jalan Hang Jebat, Malacca'),
    address: {
      street: '73, Jalan Hang Jebat',
      city: 'Malacca',
      zipcode: '75200',
      state: 'Malacca',
      country: 'Malaysia',
    },
    schedule: openingHours('Wednesday'),
  },
  {
    id: 'outlet-ayer-keroh',
    title: 'Roti & Kain, Ayer Keroh',
    contactNumber: '06-232 9901',
    googleMap: mapLink('Lebuh Ayer Keroh, Malacca'),
    address: {
      street: '5, Lebuh Ayer Keroh',
      city: 'Ayer Keroh',
      zipcode: '75450',
      state: 'Malacca',
      country: 'Malaysia',
    },
    schedule: openingHours(),
  },
];
