import type { Block } from './types';

const PAYER = 'NUR AINA BINTI RAHMAN';
const DATE = ['row', 'Date', '21 Nov 2026'] as const;
const BIG = ['big', 'RM 97.00'] as const;

/** Screens like those of e-wallets and banks, by the lines of the receiver's name. */
export const rightScreens = {
  'wallet, details': (...name) => [
    ['bar', 'Transaction Details'],
    ['big', '-RM 97.00'],
    ['row', 'Transaction Type', 'DuitNow QR'],
    ['row', 'Merchant', ...name],
    ['row', 'Payment Details', 'Lunch'],
    ['row', 'Payment Method', 'eWallet Balance'],
    ['row', 'Date/Time', '21/11/2026 11:42:07'],
    ['row', 'Wallet Ref', '202611211212800110171'],
    ['row', 'Status', 'Successful'],
    ['row', 'Transaction No.', '2026112110110000010000', 'TNGD0912338'],
  ],
  'wallet, in Malay': (...name) => [
    ['bar', 'Butiran Transaksi'],
    BIG,
    ['row', 'Jenis Transaksi', 'DuitNow QR'],
    ['row', 'Nama Pedagang', ...name],
    ['row', 'Kaedah Pembayaran', 'Baki eWallet'],
    ['row', 'Status', 'Berjaya'],
  ],
  'wallet, no label': (...name) => [
    ['bar', 'Paid'],
    ['middle', 'Payment Successful'],
    ['middle', ...name],
    BIG,
    ['rule'],
    ['row', 'Payment Method', 'eWallet Balance'],
    ['row', 'Date/Time', '21/11/2026 11:42:07'],
  ],
  'you paid': (...name) => [
    ['middle', 'You paid'],
    ['middle', ...name],
    BIG,
    ['rule'],
    ['row', 'Paid with', 'Wallet'],
    ['row', 'Completed on', '21 Nov 2026, 11:42 AM'],
  ],
  'bank, merchant': (...name) => [
    ['left', 'Scan & Pay'],
    ['small', 'Successful'],
    ['rule'],
    ['stack', 'Reference ID', '8831229012Q'],
    ['stack', 'Date & time', '21 Nov 2026, 11:42 AM'],
    ['stack', 'Merchant name', ...name],
    ['stack', 'Amount', 'RM 97.00'],
    ['small', 'Note: This receipt is computer generated.'],
  ],
  'bank, transfer': (...name) => [
    ['left', 'DuitNow Transfer'],
    ['small', 'Successful'],
    ['stack', 'From account', PAYER, '5123 4567 8841'],
    ['stack', 'Beneficiary name', ...name],
    ['stack', 'Receiving bank', 'CIMB Bank Berhad'],
    ['stack', "Recipient's reference", 'Kain'],
    ['stack', 'Payment details', 'Baju'],
  ],
  'bank under the name': (...name) => [
    ['bar', 'Transfer successful'],
    BIG,
    ['stack', 'TO', ...name, 'MAYBANK ISLAMIC BERHAD', '5643 1122 0909'],
    ['stack', 'FROM', PAYER],
  ],
  'address under the name': (...name) => [
    ['middle', 'DuitNow QR'],
    ['stack', 'Merchant', ...name, 'JALAN TUN RAZAK', 'KUALA LUMPUR'],
    ['stack', 'Amount', 'RM 97.00'],
  ],
  'town under the name': (...name) => [
    ['middle', 'DuitNow QR'],
    ['stack', 'Merchant', ...name, 'GEORGE TOWN'],
    ['stack', 'Amount', 'RM 97.00'],
  ],
  'dense rows, in Malay': (...name) => [
    ['middle', 'RESIT TRANSAKSI'],
    ['dense', 'Status', 'Berjaya'],
    ['dense', 'Daripada Akaun', '5123 4567 8841'],
    ['dense', 'Nama Penerima', ...name],
    ['dense', 'Bank Penerima', 'MAYBANK BERHAD'],
    ['dense', 'No. Akaun Penerima', '5643 1122 0909'],
    ['dense', 'Rujukan Penerima', 'KAIN'],
    ['dense', 'Butiran Pembayaran', 'BAJU RAYA'],
    ['dense', 'Jumlah', 'RM 97.00'],
  ],
  'dense rows in capitals': (...name) => [
    ['middle', 'TRANSACTION RECEIPT'],
    ['dense', 'FROM', PAYER],
    ['dense', 'TO', ...name],
    ['dense', 'BANK', 'CIMB BANK BERHAD'],
    ['dense', 'STATUS', 'SUCCESSFUL'],
    ['dense', 'CATEGORY', 'FOOD & BEVERAGE'],
    ['dense', 'AMOUNT', 'RM 97.00'],
  ],
  'in a sentence': (...name) => [
    ['bar', 'Payment'],
    ['left', 'You have successfully paid', `RM 97.00 to ${name.join(' ')}`, 'on 21 Nov 2026'],
    ['row', 'Payment method', 'Wallet'],
  ],
  'broken in a sentence': (...name) => [
    ['bar', 'Notification'],
    [
      'left',
      `Payment of RM 97.00 to ${name.join(' ').slice(0, 9)}`,
      `${name.join(' ').slice(10)} via DuitNow QR was`,
      'successful. Ref: 8831229012Q',
    ],
  ],
  'received by': (...name) => [
    ['middle', 'Berjaya'],
    ['row', 'Diterima oleh', ...name],
    ['row', 'Dibayar oleh', PAYER],
    ['row', 'Jumlah', 'RM 97.00'],
  ],
  'free text for a heading': (...name) => [
    ['bar', 'Successful'],
    ['left', 'Payment details'],
    ['row', 'Name', ...name],
    ['row', 'Amount', 'RM 97.00'],
    DATE,
  ],
  'label and name in one line': (...name) => [
    ['left', 'Recipient'],
    ['left', `Name: ${name.join(' ')}`],
    ['left', 'Bank: Maybank'],
  ],
} satisfies Readonly<Record<string, (...name: readonly string[]) => readonly Block[]>>;

const ELSE = 'SIMPLE MART SDN BHD';
const NAME = 'KAIN ROTI SDN BHD';

/** Screens that contain the name, but not as the receiver. */
export const wrongScreens: Readonly<Record<string, readonly Block[]>> = {
  'no label, another in a row': [['middle', NAME], BIG, ['row', 'Transfer to', ELSE], DATE],
  'no label, another under its label': [['middle', NAME], BIG, ['stack', 'Paid to', ELSE], DATE],
  'no label, another in a line': [['middle', NAME], BIG, ['left', `Transfer to: ${ELSE}`], DATE],
  'no label, another in a sentence': [
    ['middle', NAME],
    ['left', 'You have paid RM 97.00 to', ELSE],
    DATE,
  ],
  'no label, a person': [['middle', NAME], BIG, ['row', 'Kepada', 'Siva a/l Kumar'], DATE],
  'account holder': [['middle', 'Successful'], ['row', 'To', ELSE], ['row', 'Holder', NAME], DATE],
  'longer: a line after': [['middle', 'Paid'], ['row', 'Transfer to', NAME, 'HOLDINGS'], DATE],
  'longer: a line after, stacked': [['middle', 'Paid'], ['stack', 'To', NAME, 'HOLDINGS'], DATE],
  'longer: a line after, dense': [['middle', 'PAID'], ['dense', 'To', NAME, 'HOLDINGS'], DATE],
  'longer: broken elsewhere': [
    ['middle', 'Paid'],
    ['row', 'Paid to', 'KAIN ROTI SDN', 'BHD HOLDINGS'],
    DATE,
  ],
  'longer: an article': [['middle', 'Paid'], ['row', 'Paid to', `THE ${NAME}`], DATE],
  'as payer, in Malay': [
    ['middle', 'Berjaya'],
    ['row', 'Dibayar oleh', NAME],
    ['row', 'Diterima oleh', ELSE],
  ],
  'as customer': [['middle', 'Paid'], ['row', 'Customer', NAME], ['row', 'Merchant', ELSE], DATE],
  'as who is billed': [
    ['middle', 'Paid'],
    ['stack', 'Billed to', NAME],
    ['stack', 'Sold by', ELSE],
  ],
  'as payer in a sentence': [['left', `${ELSE} received RM 97.00`, `from ${NAME}`, 'on 21 Nov']],
  'as payer in a sentence, broken': [
    ['left', 'You received RM 97.00 from KAIN', 'ROTI SDN BHD on 21 Nov', 'Ref 8831229012Q'],
  ],
  'as reference, dense': [
    ['middle', 'RESIT'],
    ['dense', 'Nama Penerima', ELSE],
    ['dense', 'Rujukan Penerima', NAME],
    ['dense', 'Tarikh', '21/11/2026'],
  ],
  'as sender': [['middle', 'Done'], ['row', 'Sent by', NAME], ['row', 'Sent to', ELSE], DATE],
  'account holder, over who was sent to': [
    ['middle', 'Done'],
    ['row', 'Account holder', NAME],
    ['row', 'Sent to', ELSE],
    DATE,
  ],
  'as who sends money': [['bar', 'Received'], ['middle', NAME], ['middle', 'sent you money'], BIG],
  'longer: a number': [['middle', 'Paid'], ['stack', 'Merchant', `99 ${NAME}`], DATE],
  'the page that asks for the payment': [
    ['left', 'Scan QR Code and make payment'],
    BIG,
    ['middle', NAME],
    ['rule'],
    ['left', 'Upload TNG receipt'],
  ],
  'two names under a label': [['middle', 'Paid'], ['stack', 'To', ELSE, NAME], DATE],
};
