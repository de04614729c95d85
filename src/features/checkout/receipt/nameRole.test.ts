import { namesReceiver } from './nameRole';

const RECEIVER = 'KAIN ROTI SDN BHD';

describe('the receiver is found', () => {
  test.each([
    ['as it is', 'Transfer to\nKAIN ROTI SDN BHD\nRM 89.00'],
    ['beside its label', 'Receiver   KAIN ROTI SDN BHD'],
    ['in other case', 'Paid to Kain Roti Sdn Bhd'],
    ['with punctuation', 'KAIN-ROTI SDN. BHD.'],
    ['without spaces', 'To: KAINROTI SDNBHD'],
    ['over two lines', 'Merchant KAIN ROTI\nSDN BHD'],
    ['over three lines', 'KAIN\nROTI SDN\nBHD'],
    ['over two lines with a blank one between', 'KAIN ROTI\n\nSDN BHD'],
    ['with digits that look like its letters', 'KA1N R0T1 5DN 8HD'],
    ['with a small l among capitals', 'KAlN ROTl SDN BHD'],
    ['below the payer', 'From ALI BIN ABU\nTo KAIN ROTI SDN BHD'],
    ['under what was paid', 'Payment successful\nRM 97.00\nKAIN ROTI SDN BHD'],
    ['in a sentence', 'You have paid RM 97.00 to KAIN ROTI SDN BHD on 21 Nov 2026'],
    ['with its number', 'KAIN ROTI SDN BHD (1234567-X)'],
    ['under the account of the payer', 'From account\n5123 4567 8841\nTo\nKAIN ROTI SDN BHD'],
    ['under a label in Malay', 'Nama penerima\nKAIN ROTI SDN BHD\nRujukan\nMAKAN'],
    ['before the rest of a sentence', 'KAIN ROTI SDN BHD has received RM 97.00 via DuitNow QR'],
    ['before the day', 'Paid to KAIN ROTI SDN BHD on Saturday'],
    ['both as payer and as receiver', 'From KAIN ROTI SDN BHD\nTo KAIN ROTI SDN BHD'],
    ['behind a label that says nothing', 'Recipient\nName: KAIN ROTI SDN BHD'],
    ['as who received it', 'Dibayar oleh ALI BIN ABU\nDiterima oleh KAIN ROTI SDN BHD'],
    ['over its bank', 'Transfer to\nKAIN ROTI SDN BHD\nMAYBANK ISLAMIC BERHAD'],
    ['over its address', 'KAIN ROTI SDN BHD\nJALAN TUN RAZAK\nKUALA LUMPUR'],
    ['over what is written otherwise', 'KAIN ROTI SDN BHD\nFood & Beverage'],
    ['with its branch', 'Paid to KAIN ROTI SDN BHD - SUBANG'],
    ['with its branch in brackets', 'Paid to KAIN ROTI SDN BHD (SUBANG)'],
    ['over its branch', 'Paid to\nKAIN ROTI SDN BHD\n(SUBANG)'],
    ['without a label, and with one', 'KAIN ROTI SDN BHD\nRM 97.00\nPaid to KAIN ROTI SDN BHD'],
    [
      'without a label, and with one, cut off',
      'KAIN ROTI SDN BHD\nRM 97.00\nPaid to KAIN ROTI SD...',
    ],
    ['over its town', 'Merchant: KAIN ROTI SDN BHD\nIPOH'],
    ['over its town and country', 'Merchant: KAIN ROTI SDN BHD\nSUBANG JAYA MY'],
    ['under what was paid with', 'Paid using DuitNow QR\nKAIN ROTI SDN BHD\nRM 97.00'],
    ['under the wallet', 'Paid with\nTouch n Go eWallet\nKAIN ROTI SDN BHD'],
    ['with word of a mail', 'KAIN ROTI SDN BHD\nRM 97.00\nReceipt sent to you by email'],
    ['behind a sign that is read as a figure', 'To 1 KAIN ROTI SDN BHD'],
    ['before its bank, by its whole name', 'To: KAIN ROTI SDN BHD Maybank Islamic'],
    ['before its bank', 'Transfer to KAIN ROTI SDN BHD, Maybank'],
    ['under its initials', 'KR\nKAIN ROTI SDN BHD'],
    ['behind a label without its space', 'Sentto KAIN ROTI SDN BHD'],
    ['behind the hour', '10:30 KAIN ROTI SDN BHD'],
    ['without a label, over the way it went', 'KAIN ROTI SDN BHD\nRM 97.00\nDuitNow to Mobile'],
  ])('in a receipt: %s', (_, text) => {
    expect(namesReceiver(text, RECEIVER)).toBe(true);
  });
});

describe('the receiver is not found', () => {
  test.each([
    ['in nothing', ''],
    ['in another receiver', 'Transfer to SIMPLE BAKERY SDN BHD'],
    ['with one wrong letter', 'KAIM ROTI SDN BHD'],
    ['with a letter missing', 'KAIN ROT SDN BHD'],
    ['with a letter too many', 'KAINS ROTI SDN BHD'],
    ['cut off by the application', 'KAIN ROTI SD...'],
    ['masked', 'KAIN R*** SDN BHD'],
    ['inside a longer word before it', 'MEKAIN ROTI SDN BHD'],
    ['inside a longer word after it', 'KAIN ROTI SDN BHDX'],
    ['with its words in another order', 'ROTI KAIN SDN BHD'],
    ['as the payer on the same line', 'From: KAIN ROTI SDN BHD\nTo: ALI BIN ABU'],
    ['as the payer on the line below', 'Sender name\nKAIN ROTI SDN BHD\nReceiver\nALI BIN ABU'],
    ['as the payer, in Malay', 'Kepada\nALI BIN ABU\nDaripada\nKAIN ROTI SDN BHD'],
    ['as who paid', 'Paid by KAIN ROTI SDN BHD'],
    ['as a reference for the receiver', 'Recipient reference\nKAIN ROTI SDN BHD'],
    ['as what the payer wrote', 'Payment details: KAIN ROTI SDN BHD'],
    ['in a longer name, before', 'Paid to KAIN ROTI SDN BHD HOLDINGS'],
    ['in a longer name, behind', 'Transfer to MEGA KAIN ROTI SDN BHD'],
    ['in a longer name, on the line below', 'Transfer to\nPUSAT JUALAN\nKAIN ROTI SDN BHD'],
    ['as free text of the payment', 'Reference KAIN ROTI SDN BHD'],
    ['as a message for the receiver', 'Message to recipient: KAIN ROTI SDN BHD'],
    ['under the account of the payer', 'From account\n5123 4567\nKAIN ROTI SDN BHD'],
    ['under more of the reference', 'Reference\nInvoice 12\nKAIN ROTI SDN BHD'],
    ['in a longer name, begun above', 'Paid to\nKAIN ROTI SDN BHD\nHOLDINGS'],
    ['in a longer name, by an article', 'Paid to THE KAIN ROTI SDN BHD'],
    ['as who paid, in Malay', 'Dibayar oleh KAIN ROTI SDN BHD'],
    ['as the customer', 'Customer\nKAIN ROTI SDN BHD\nMerchant\nSIMPLE MART'],
    ['as who is billed', 'Billed to KAIN ROTI SDN BHD'],
    ['where one is welcome', 'Welcome to KAIN ROTI SDN BHD'],
    ['as who paid, by a label without its space', 'Sentby KAIN ROTI SDN BHD'],
    [
      'over another company with a town in its name',
      'To\nKAIN ROTI SDN BHD\nPUCHONG TRADING SDN BHD',
    ],
    ['over more of a name, with a town', 'To\nKAIN ROTI SDN BHD\nKLANG BAKERY'],
    ['as who it came from, by a label without its space', 'Receivedfrom\nKAIN ROTI SDN BHD'],
    ['as who has paid oneself', 'KAIN ROTI SDN BHD\nsent you money'],
    ['in a longer name, by a number', '99 KAIN ROTI SDN BHD'],
    [
      'without a label, over another receiver whose label lost its space',
      'KAIN ROTI SDN BHD\nRM 97.00\nSentto: SIMPLE MART SDN BHD',
    ],
    [
      'without a label, over another receiver behind one word',
      'KAIN ROTI SDN BHD\nRM 97.00\nPayto SIMPLE MART SDN BHD',
    ],
    [
      'without a label, on the page that asks for the payment',
      'Scan QR Code and make payment\nRM 97.00\nKAIN ROTI SDN BHD\nUpload TNG receipt',
    ],
    [
      'without a label, over another receiver',
      'KAIN ROTI SDN BHD\nRM 97.00\nTransfer to\nSIMPLE MART',
    ],
    [
      'without a label, over one in a row',
      'KAIN ROTI SDN BHD\nRM 97.00\nMerchant name: SIMPLE MART',
    ],
    [
      'without a label, over one in a sentence',
      'KAIN ROTI SDN BHD\nYou have paid RM 97.00 to SIMPLE MART',
    ],
    ['without a label, over a person', 'KAIN ROTI SDN BHD\nRM 97.00\nKepada\nSiva a/l Kumar'],
    [
      'without a label, over a longer name',
      'KAIN ROTI SDN BHD\nRM 97.00\nTo\nMEGA KAIN ROTI SDN BHD',
    ],
  ])('where a receipt has it: %s', (_, text) => {
    expect(namesReceiver(text, RECEIVER)).toBe(false);
  });

  test('when only a near name is there', () => {
    expect(namesReceiver('Paid to FARM BAKERY', 'FARM BAKERS')).toBe(false);
    expect(namesReceiver('Paid to FARM BAKERS', 'FARM BAKERY')).toBe(false);
  });

  test.each(['ON WHEELS', 'AT HOME', 'FOR YOU ENTERPRISE', 'IS ALIVE', 'SS15', 'Via Roma'])(
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
  ])('but found before "%s"', (after) => {
    expect(namesReceiver(`Paid to FARM BAKERY ${after}`, 'FARM BAKERY')).toBe(true);
  });

  test('when a name that may go on goes on below', () => {
    expect(namesReceiver('Paid to\nFARM BAKERY AT\nHOME', 'FARM BAKERY')).toBe(false);
    expect(namesReceiver('Paid to\nFARM BAKERY\nHOUSE', 'FARM BAKERY')).toBe(false);
    expect(namesReceiver('Paid to\nFARM BAKERY\n5123 4567', 'FARM BAKERY')).toBe(true);
  });

  test.each([
    ['a legal form behind it', 'FARM BAKERY SDN BHD', true],
    ['a legal form below it', 'FARM BAKERY\nSDN BHD', true],
    ['a legal form and a branch', 'FARM BAKERY PLT (SUBANG)', true],
    ['more behind the legal form', 'FARM BAKERY SDN BHD HOLDINGS', false],
    ['another kind of business', 'FARM BAKERY ENTERPRISE', false],
    ['what may be a branch or another name', 'FARM BAKERY - SUBANG', false],
  ])('unless a name without a legal form has %s', (_, payee, isFound) => {
    expect(namesReceiver(`Paid to\n${payee}`, 'FARM BAKERY')).toBe(isFound);
  });

  test('when there is no name to look for', () => {
    expect(namesReceiver('anything', ' . ')).toBe(false);
  });
});
