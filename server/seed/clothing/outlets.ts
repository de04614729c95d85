import { mapLink, openingHours } from '../openingHours';
import type { SeedOutlet } from '../types';

/** The outlets of the clothing shop. */
export const outlets: readonly SeedOutlet[] = [
  {
    id: 'outlet-petaling-jaya',
    title: 'Kain & Roti, Section 17',
    contactNumber: '03-7955 2041',
    whatsappNumber: '012-345 2041',
    googleMap: mapLink('Jalan 17/22, Petaling Jaya, Selangor'),
    address: {
      street: '14, Jalan 17/22',
      city: 'Petaling Jaya',
      zipcode: '46400',
      state: 'Selangor',
      country: 'Malaysia',
    },
    schedule: openingHours(),
  },
  {
    id: 'outlet-shah-alam',
    title: 'Kain & Roti, Shah Alam',
    contactNumber: '03-5510 7718',
    googleMap: mapLink('Persiaran Perbandaran, Shah Alam, Selangor'),
    address: {
      street: '8, Persiaran Perbandaran',
      city: 'Shah Alam',
      zipcode: '40000',
      state: 'Selangor',
      country: 'Malaysia',
    },
    schedule: openingHours('Monday'),
  },
  {
    id: 'outlet-george-town',
    title: 'Kain & Roti, Armenian Street',
    contactNumber: '04-261 9034',
    whatsappNumber: '016-420 9034',
    googleMap: mapLink('Lebuh Armenian, George Town, Penang'),
    address: {
      street: '57, Lebuh Armenian',
      city: 'George Town',
      zipcode: '10200',
      state: 'Penang',
      country: 'Malaysia',
    },
    schedule: openingHours('Tuesday'),
  },
  {
    id: 'outlet-butterworth',
    title: 'Kain & Roti, Butterworth',
    contactNumber: '04-331 6680',
    googleMap: mapLink('Jalan Bagan Luar, Butterworth, Penang'),
    address: {
      street: '203, Jalan Bagan Luar',
      city: 'Butterworth',
      zipcode: '12000',
      state: 'Penang',
      country: 'Malaysia',
    },
    schedule: openingHours('Monday', 'Friday'),
  },
  {
    id: 'outlet-johor-bahru',
    title: 'Kain & Roti, Tan Hiok Nee',
    contactNumber: '07-224 5116',
    whatsappNumber: '017-771 5116',
    googleMap: mapLink('Jalan Tan Hiok Nee, Johor Bahru, Johor'),
    address: {
      street: '31, Jalan Tan Hiok Nee',
      city: 'Johor Bahru',
      zipcode: '80000',
      state: 'Johor',
      country: 'Malaysia',
    },
    schedule: openingHours(),
  },
  {
    id: 'outlet-muar',
    title: 'Kain & Roti, Muar',
    contactNumber: '06-952 3307',
    googleMap: mapLink('Jalan Abdullah, Muar, Johor'),
    address: {
      street: '66, Jalan Abdullah',
      city: 'Muar',
      zipcode: '84000',
      state: 'Johor',
      country: 'Malaysia',
    },
    schedule: openingHours('Wednesday'),
  },
];
