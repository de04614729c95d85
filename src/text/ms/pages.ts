import type { NewsItem } from '@kedai/contract/calls/news';
import { formatMoney } from '@kedai/contract/rules/money';
import type { Product } from '@kedai/contract/rules/product';
import { shop } from '../../shop';
import { shopText } from '../../shop/shopText';
import type { pageText as english } from '../pages';
import { shortLine } from '../shortLine';
import type { Translated } from '../translated';
import { commonText } from './common';

const page = (title: string, description: string) => ({
  title: commonText.pageTitle(title),
  description,
});

/** A page that search engines do not list: it belongs to one shopper, or does not exist. */
const unlistedPage = (title: string, description: string) => ({
  ...page(title, description),
  noIndex: true as const,
});

/** A description as long as search engines and link previews show it. */
const shorten = (text: string): string => shortLine(text, 160, ' …');

export const pageText: Translated<typeof english> = {
  collection: page(
    shopText.collection.title,
    `${shopText.collection.text} Tapis, isih dan pesan daripada ${shop.name}.`,
  ),
  product: ({ name, price, description }: Pick<Product, 'name' | 'price' | 'description'>) =>
    page(name, shorten(`${formatMoney(price, shop.currency)}. ${description}`)),
  productLoading: page(
    'Memuatkan produk',
    `Produk daripada ${shop.name}: gambar, harga dan pilihan.`,
  ),
  productsFailed: page(
    'Produk tidak dapat dipaparkan',
    `Produk daripada ${shop.name} tidak dapat dimuatkan.`,
  ),
  news: page(
    'Berita & Acara',
    `Yang baharu di ${shop.name}: pembukaan, bengkel, produk baharu dan tawaran.`,
  ),
  newsItem: ({ title, description }: Pick<NewsItem, 'title' | 'description'>) =>
    page(title, shorten(description) || `${title}: berita daripada ${shop.name}.`),
  outlets: page(
    'Cawangan',
    `Lokasi ${shop.name}: alamat, waktu operasi dan peta semua cawangan mengikut negeri.`,
  ),
  about: page('Tentang kami', `Siapa di sebalik ${shop.name} dan cara kami bekerja.`),
  contact: page('Hubungi kami', `Alamat, telefon dan e-mel ${shop.name}, serta kerjaya.`),
  cart: unlistedPage('Troli Anda', `Pilihan anda di ${shop.name} dan harganya.`),
  login: unlistedPage('Log Masuk', `Log masuk ke ${shop.name}.`),
  emailVerify: unlistedPage(
    'Pengesahan',
    `Log masuk ke ${shop.name} atau daftar dengan e-mel yang disahkan.`,
  ),
  myProfile: unlistedPage('Profil Saya', `Maklumat anda di ${shop.name}.`),
  register: unlistedPage('Buka Akaun', `Buka akaun di ${shop.name} dengan e-mel anda.`),
  resetPassword: unlistedPage(
    'Tetapkan semula kata laluan',
    `Tetapkan kata laluan baharu untuk akaun anda di ${shop.name}.`,
  ),
  placeOrder: unlistedPage(
    'Pembayaran',
    `Alamat penghantaran pesanan anda daripada ${shop.name} dan cara membayarnya.`,
  ),
  checkout: unlistedPage('Bayaran', `Bayar pesanan anda di ${shop.name} dan ikuti statusnya.`),
  orders: unlistedPage('Pesanan saya', `Pesanan anda di ${shop.name}.`),
  notFound: unlistedPage('Halaman tidak dijumpai', `Halaman ini tidak wujud di ${shop.name}.`),
};
