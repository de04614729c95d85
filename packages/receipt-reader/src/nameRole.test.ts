import { namesReceiver } from './nameRole';

const RECEIVER = 'KAIN ROTI SDN BHD';

describe('the receiver is found', () => {
  test.each([
    ['alone on its line', 'Transfer to\nKAIN ROTI SDN BHD\nRM 89.00'],
    ['beside its label', 'Receiver   KAIN ROTI SDN BHD'],
    ['in another letter case', 'Paid to Kain Roti Sdn Bhd'],
    ['with punctuation', 'KAIN-ROTI SDN. BHD.'],
    ['without spaces', 'To: KAINROTI SDNBHD'],
    ['over two lines', 'Merchant KAIN ROTI\nSDN BHD'],
    ['over three lines', 'KAIN\nROTI SDN\nBHD'],
    ['over two lines with an empty one between', 'KAIN ROTI\n\nSDN BHD'],
    ['with digits that look like its letters', 'KA1N R0T1 5DN 8HD'],
    ['with a small l among capitals', 'KAlN ROTl SDN BHD'],
    ['below the payer', 'From ALI BIN ABU\nTo KAIN ROTI SDN BHD'],
    ['below the amount', 'Payment successful\nRM 97.00\nKAIN ROTI SDN BHD'],
    ['in a sentence', 'You have paid RM 97.00 to KAIN ROTI SDN BHD on 21 Nov 2026'],
    ['with its number', 'KAIN ROTI SDN BHD (1234567-X)'],
    ['below the account of the payer', 'From account\n5123 4567 8841\nTo\nKAIN ROTI SDN BHD'],
    ['below a label in Malay', 'Nama penerima\nKAIN ROTI SDN BHD\nRujukan\nMAKAN'],
    ['before the rest of a sentence', 'KAIN ROTI SDN BHD has received RM 97.00 via DuitNow QR'],
    ['before the weekday', 'Paid to KAIN ROTI SDN BHD on Saturday'],
    ['both as payer and as receiver', 'From KAIN ROTI SDN BHD\nTo KAIN ROTI SDN BHD'],
    ['after a label without a role', 'Recipient\nName: KAIN ROTI SDN BHD'],
    [
      'after "Diterima oleh", the receiver in Malay',
      'Dibayar oleh ALI BIN ABU\nDiterima oleh KAIN ROTI SDN BHD',
    ],
    ['above its bank', 'Transfer to\nKAIN ROTI SDN BHD\nMAYBANK ISLAMIC BERHAD'],
    ['above its address', 'KAIN ROTI SDN BHD\nJALAN TUN RAZAK\nKUALA LUMPUR'],
    ['above text in another letter case', 'KAIN ROTI SDN BHD\nFood & Beverage'],
    ['with its branch', 'Paid to KAIN ROTI SDN BHD - SUBANG'],
    ['with its branch in brackets', 'Paid to KAIN ROTI SDN BHD (SUBANG)'],
    ['above its branch', 'Paid to\nKAIN ROTI SDN BHD\n(SUBANG)'],
    ['both without a label and with one', 'KAIN ROTI SDN BHD\nRM 97.00\nPaid to KAIN ROTI SDN BHD'],
    [
      'both without a label and truncated with one',
      'KAIN ROTI SDN BHD\nRM 97.00\nPaid to KAIN ROTI SD...',
    ],
    ['above its town', 'Merchant: KAIN ROTI SDN BHD\nIPOH'],
    ['above its town and country', 'Merchant: KAIN ROTI SDN BHD\nSUBANG JAYA MY'],
    ['below the payment method', 'Paid using DuitNow QR\nKAIN ROTI SDN BHD\nRM 97.00'],
    ['below the wallet', 'Paid with\nTouch n Go eWallet\nKAIN ROTI SDN BHD'],
    ['above a note about an e-mail', 'KAIN ROTI SDN BHD\nRM 97.00\nReceipt sent to you by email'],
    ['after an icon that is recognised as a digit', 'To 1 KAIN ROTI SDN BHD'],
    ['before the full name of its bank', 'To: KAIN ROTI SDN BHD Maybank Islamic'],
    ['before its bank', 'Transfer to KAIN ROTI SDN BHD, Maybank'],
    ['below its initials', 'KR\nKAIN ROTI SDN BHD'],
    ['after a label without its space', 'Sentto KAIN ROTI SDN BHD'],
    ['after the time', '10:30 KAIN ROTI SDN BHD'],
    ['without a label, above the payment method', 'KAIN ROTI SDN BHD\nRM 97.00\nDuitNow to Mobile'],
  ])('finds it %s', (_, text) => {
    expect(namesReceiver(text, RECEIVER)).toBe(true);
  });
});

describe('the receiver is not found', () => {
  test.each([
    ['in an empty text', ''],
    ['when another receiver is named', 'Transfer to SIMPLE BAKERY SDN BHD'],
    ['with one wrong letter', 'KAIM ROTI SDN BHD'],
    ['with a letter missing', 'KAIN ROT SDN BHD'],
    ['with a letter too many', 'KAINS ROTI SDN BHD'],
    ['truncated by the app', 'KAIN ROTI SD...'],
    ['masked', 'KAIN R*** SDN BHD'],
    ['inside a longer word before it', 'MEKAIN ROTI SDN BHD'],
    ['inside a longer word after it', 'KAIN ROTI SDN BHDX'],
    ['with its words in another order', 'ROTI KAIN SDN BHD'],
    ['as the payer on the same line', 'From: KAIN ROTI SDN BHD\nTo: ALI BIN ABU'],
    ['as the payer on the line below', 'Sender name\nKAIN ROTI SDN BHD\nReceiver\nALI BIN ABU'],
    ['as the payer, in Malay', 'Kepada\nALI BIN ABU\nDaripada\nKAIN ROTI SDN BHD'],
    ['as the payer: "Paid by"', 'Paid by KAIN ROTI SDN BHD'],
    ['as a reference for the receiver', 'Recipient reference\nKAIN ROTI SDN BHD'],
    ['as text of the payer', 'Payment details: KAIN ROTI SDN BHD'],
    ['at the start of a longer name', 'Paid to KAIN ROTI SDN BHD HOLDINGS'],
    ['at the end of a longer name', 'Transfer to MEGA KAIN ROTI SDN BHD'],
    ['on the second line of a longer name', 'Transfer to\nPUSAT JUALAN\nKAIN ROTI SDN BHD'],
    ['as free text of the payment', 'Reference KAIN ROTI SDN BHD'],
    ['as a message for the receiver', 'Message to recipient: KAIN ROTI SDN BHD'],
    ['below the account of the payer', 'From account\n5123 4567\nKAIN ROTI SDN BHD'],
    ['below more of the reference', 'Reference\nInvoice 12\nKAIN ROTI SDN BHD'],
    ['on the first line of a longer name', 'Paid to\nKAIN ROTI SDN BHD\nHOLDINGS'],
    ['in a longer name with an article', 'Paid to THE KAIN ROTI SDN BHD'],
    ['as the payer, in Malay: "Dibayar oleh"', 'Dibayar oleh KAIN ROTI SDN BHD'],
    ['as the customer', 'Customer\nKAIN ROTI SDN BHD\nMerchant\nSIMPLE MART'],
    ['as the billed customer', 'Billed to KAIN ROTI SDN BHD'],
    ['in a welcome', 'Welcome to KAIN ROTI SDN BHD'],
    ['as the payer, after a label without its space', 'Sentby KAIN ROTI SDN BHD'],
    [
      'above another company with a town in its name',
      'To\nKAIN ROTI SDN BHD\nPUCHONG TRADING SDN BHD',
    ],
    ['above the rest of a longer name with a town', 'To\nKAIN ROTI SDN BHD\nKLANG BAKERY'],
    ['after "Receivedfrom" without a space', 'Receivedfrom\nKAIN ROTI SDN BHD'],
    ['as a person who sent the shopper money', 'KAIN ROTI SDN BHD\nsent you money'],
    ['in a longer name with a number', '99 KAIN ROTI SDN BHD'],
    [
      'without a label, above another receiver whose label lost its space',
      'KAIN ROTI SDN BHD\nRM 97.00\nSentto: SIMPLE MART SDN BHD',
    ],
    [
      'without a label, above another receiver after one word',
      'KAIN ROTI SDN BHD\nRM 97.00\nPayto SIMPLE MART SDN BHD',
    ],
    [
      'without a label, on the page that requests the payment',
      'Scan QR Code and make payment\nRM 97.00\nKAIN ROTI SDN BHD\nUpload TNG receipt',
    ],
    [
      'without a label, above another receiver',
      'KAIN ROTI SDN BHD\nRM 97.00\nTransfer to\nSIMPLE MART',
    ],
    [
      'without a label, above another receiver in a row',
      'KAIN ROTI SDN BHD\nRM 97.00\nMerchant name: SIMPLE MART',
    ],
    [
      'without a label, above another receiver in a sentence',
      'KAIN ROTI SDN BHD\nYou have paid RM 97.00 to SIMPLE MART',
    ],
    ['without a label, above a person', 'KAIN ROTI SDN BHD\nRM 97.00\nKepada\nSiva a/l Kumar'],
    [
      'without a label, above a longer name',
      'KAIN ROTI SDN BHD\nRM 97.00\nTo\nMEGA KAIN ROTI SDN BHD',
    ],
  ])('does not find it %s', (_, text) => {
    expect(namesReceiver(text, RECEIVER)).toBe(false);
  });

  test('when only a similar name is there', () => {
    expect(namesReceiver('Paid to FARM BAKERY', 'FARM BAKERS')).toBe(false);
    expect(namesReceiver('Paid to FARM BAKERS', 'FARM BAKERY')).toBe(false);
  });

  test.each(['ON WHEELS', 'AT HOME', 'FOR YOU ENTERPRISE', 'IS ALIVE', 'SS15', '$S15', 'Via Roma'])(
    'when the name is longer by "%s"',
    (more) => {
      expect(namesReceiver(`Paid to FARM BAKERY ${more}`, 'FARM BAKERY')).toBe(false);
    },
  );

  test.each([
    'on 21 Nov 2026',
    'AT 11:42 AM',
    'for RM 12.00',
    'was successful',
    'RM97.00',
    'via FPX',
    'on',
    'pada',
  ])('but it is found before "%s"', (after) => {
    expect(namesReceiver(`Paid to FARM BAKERY ${after}`, 'FARM BAKERY')).toBe(true);
  });

  test('when the line below continues the name', () => {
    expect(namesReceiver('Paid to\nFARM BAKERY AT\nHOME', 'FARM BAKERY')).toBe(false);
    expect(namesReceiver('Paid to\nFARM BAKERY\nHOUSE', 'FARM BAKERY')).toBe(false);
    expect(namesReceiver('Paid to\nFARM BAKERY\n5123 4567', 'FARM BAKERY')).toBe(true);
  });

  test.each([
    ['a legal form', 'FARM BAKERY SDN BHD', true],
    ['a legal form on the next line', 'FARM BAKERY\nSDN BHD', true],
    ['a legal form and a branch', 'FARM BAKERY PLT (SUBANG)', true],
    ['more words after the legal form', 'FARM BAKERY SDN BHD HOLDINGS', false],
    ['another kind of business', 'FARM BAKERY ENTERPRISE', false],
    ['a branch or another name', 'FARM BAKERY - SUBANG', false],
  ])('a name without a legal form, followed by %s', (_, payee, isFound) => {
    expect(namesReceiver(`Paid to\n${payee}`, 'FARM BAKERY')).toBe(isFound);
  });

  test('when the name has no letters', () => {
    expect(namesReceiver('anything', ' . ')).toBe(false);
  });
});
