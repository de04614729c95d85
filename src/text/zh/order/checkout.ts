import type { Failure } from '@kedai/contract/calls/failure';
import { PAYMENT_WINDOW_MS, TEXT_MAX_CHARACTERS } from '@kedai/contract/rules/limits';
import { VALID_STATES } from '@kedai/contract/rules/states';
import { durationOver } from '@kedai/contract/text/limitText';
import { PICKUP_DELIVERED } from '@kedai/contract/text/pickupText';
import type {
  addressLabels as englishLabels,
  paymentText as englishPayment,
  placeOrderText as englishPlaceOrder,
  progressText as englishProgress,
  summaryText as englishSummary,
} from '../../order/checkout';
import type { Translated } from '../../translated';

const E_WALLET = "Touch 'n Go 电子钱包";

const MAYBE_PLACED = '我们可能已收到订单，但您还没有收到确认。请先查看，或再次提交，订单不会重复。';

export const placeOrderText: Translated<typeof englishPlaceOrder> = {
  title: '结账',
  breadcrumb: { home: '首页', cart: '购物车', checkout: '结账' },
  showSummary: '显示订单摘要',
  hideSummary: '收起订单摘要',
  deliveryTypes: '配送或自取',
  delivery: '配送',
  pickup: '自取',
  unavailable: '暂不提供',
  pickupChosen:
    '您选择了自取，但目前订单只能配送。请改选配送，或直接下单，我们会在您选择的时段送达。',
  changeService: '更改',
  deliveryInformation: '配送资料',
  placeChanged: '配送地点已更改。之前填写的内容仍在，请检查地址是否正确。',
  partlyFilled:
    '浏览器只填写了部分地址，其余是您之前选择的配送地点。请检查各行是否属于同一个地址。',
  otherState: (place, state) =>
    `您选择的配送地点在${place}，但此地址在${state}。运费按州属计算，请检查是否正确。`,
  billingToggle: '使用不同的账单地址',
  billingInformation: '账单资料',
  note: '配送备注（选填）',
  noteHint: (count) =>
    count === 0 ? '例如：放在保安亭' : `${count} / ${TEXT_MAX_CHARACTERS} 个字符`,
  paymentMethod: '付款方式',
  eWallet: E_WALLET,
  eWalletHint: '在下一页扫描二维码付款，并上传收据。',
  card: 'STRIPE',
  cardHint: '信用卡或扣账卡',
  terms: '我已阅读并同意条款与条件',
  readTerms: '阅读条款',
  notPlaced: '订单未能完成，填写的内容仍在。',
  maybePlacedBut: (reason) => `${reason}${MAYBE_PLACED}`,
  maybePlaced: MAYBE_PLACED,
  outcomeUnknownTitle: '我们收到您的订单了吗？',
  outcomeUnknownText: '您还没有收到确认。请先查看再下单，订单不会重复。',
  findOut: '查看订单',
  earlierOrder: '我们已收到您第一次提交的订单，这是当时的内容。如需更改，请联系我们。',
  termsMissing: '请同意条款与条件。',
  shippingMissing: '请重新选择州属',
  submit: '提交订单',
  busy: {
    preparing: '正在保存购物车',
    placing: '正在提交订单',
    refreshingPrices: '正在更新价格',
  },
  chooseState: '选择州属',
  unknownState: (filled) => `没有“${filled}”这个州属，请重新选择。`,
  federalTerritory: (states = VALID_STATES) =>
    `吉隆坡、纳闽和布城不在我们配送的 ${states.length} 个州属之内。`,
  askShop: '通过 WhatsApp 询问我们',
  askShopMessage: '您好，请问你们配送到联邦直辖区吗？',
  loading: '正在加载结账表格',
  loadFailed: '无法加载购物车',
  loadFailedText: '购物车里的商品都还在，请重试。',
  emptyTitle: '购物车是空的',
  emptyText: '请先加入商品，再回来结账。',
  emptyAction: '浏览商品',
  unavailableLines: (names) =>
    names.length === 0
      ? '购物车里有些商品已下架，不包括在此订单内。'
      : `以下商品已下架，不包括在此订单内：${names.join('；')}。`,
  removeLine: (name) => (name === undefined ? '移除未知商品' : `移除“${name}”`),
  nothingAvailable: '购物车里的商品都已下架。请移除后选择其他商品。',
  cartChanged: '购物车刚刚有更改，可能是在另一个标签页。请检查后再提交订单。',
  selectionChanged: '取货方式或时间已在另一个标签页更改。请在下方检查后再提交订单。',
  selectionMissing: '请选择取货方式、日期和时间，再提交订单。',
  slotPassed: '您选择的时间已过，请选择其他时间。',
  slotTaken: (state, reason = '') =>
    `您选择的时间${state === 'full' ? '已额满' : '已改为休息'}${reason && `（${reason}）`}，请先更改再下单。`,
  cartNotSaved: '购物车最近的更改未能保存，请检查购物车。',
};

export const checkoutFailure = ({ message }: Failure): string =>
  message === '' ? '出了点问题，请重试。' : message;

export const addressLabels: Translated<typeof englishLabels> = {
  lastName: '姓氏',
  firstName: '名字',
  email: '电邮',
  street: '街道',
  city: '城市',
  zipcode: '邮编',
  state: '州属',
  country: '国家',
  phone: '电话',
};

export const summaryText: Translated<typeof englishSummary> = {
  title: '商品摘要',
  scroll: '滑动查看更多商品',
  totals: '购物车总计',
  subtotal: '小计',
  shipping: '运费',
  total: '总计',
  enterAddress: '请填写配送地址',
  calculating: '正在计算运费',
};

const WINDOW_OVER = `${durationOver(PAYMENT_WINDOW_MS, '付款')}。`;
const UNREADABLE = '处理图片时出错。';

export const paymentText: Translated<typeof englishPayment> = {
  heading: '订单即将完成',
  headingSubmitted: '我们已收到收据',
  headingCancelled: '此订单已取消',
  headingSettled: '您的订单',
  orderNumber: (id) => `订单 ${id}`,
  information: '订单资料',
  email: '电邮',
  phone: '电话',
  name: '姓名',
  notAvailable: '无',
  note: '您的备注',
  billing: '账单地址',
  pickupDelivered: PICKUP_DELIVERED,
  pending: '待付款',
  timeLeft: '剩余付款时间',
  windowOver: `${WINDOW_OVER}如果已经付款，仍可上传收据。`,
  windowOverByCard: WINDOW_OVER,
  scan: '扫描二维码付款',
  qrAlt: (receiver) => `用 ${E_WALLET}付款给 ${receiver} 的二维码`,
  eWallet: E_WALLET,
  amount: '应付金额',
  saveCode: '保存二维码',
  saveCodeHint: "用这部手机付款？先保存二维码，再在 Touch\u00a0'n\u00a0Go 扫码页从相册打开。",
  codeFile: (shopName, picture) =>
    `${shopName} Touch n Go 二维码${/\.\w+$/.exec(picture)?.[0] ?? ''}`,
  exampleCode: '这是示范二维码，无法付款。设定 PAYMENT_QR 后会被替换。',
  byCard:
    '此订单在付款平台的页面以银行卡付款。如果您离开了该页面，请从购物车再次提交订单，即可返回。订单不会重复。',
  viewCart: '查看购物车',
  verify: '核对付款',
  upload: '上传 TNG 收据',
  choose: { drop: '将截图拖到这里，或', browse: '选择文件' },
  chooseAnother: { drop: '将另一张截图拖到这里，或', browse: '选择文件' },
  chooseAgain: '请重新选择截图。',
  formats: 'JPEG、JPG 和 PNG',
  opening: '正在打开截图。您也可以选择另一张。',
  view: '查看上传的截图',
  viewTitle: '上传的截图',
  remove: '移除',
  previewAlt: '您选择的截图',
  submit: '提交',
  cancel: '取消',
  reading: '正在读取截图',
  found: '已找到收款人名称，并以框线标示。',
  uploading: '正在发送收据',
  notSent: '收据未能发送，截图仍在。',
  problems: {
    'no-file': '尚未选择截图',
    'other-receiver': '上传的截图与收款人名称不符。请上传正确的截图。',
    unreadable: UNREADABLE,
    damaged: `${UNREADABLE}图片可能已损坏或不完整。请重新选择，或再截一次图。`,
    document: '这是文档。请截图后选择截图。',
    drawing: '这是 SVG 图形。请截图后选择截图。',
    empty: '此文件是空的。请重新选择截图。',
    folder: '这是文件夹。请打开文件夹，选择截图。',
    gone: '无法打开此文件。文件可能已被移动、更改或删除，或应用程序不再分享它。请重新选择，或再截一次图。',
    heic: `${UNREADABLE}此浏览器无法打开 HEIC 照片。请将照片截图后选择截图。`,
    'not-a-file': '无法在此打开。请先保存为图片，再选择图片。',
    'not-a-picture': `${UNREADABLE}此文件不是可以打开的图片。请将收据截图后选择截图。`,
    pdf: '这是 PDF。请截图后选择截图。',
    text: '这是文本文件。请将收据截图后选择截图。',
    'too-large': `${UNREADABLE}图片太大。请截图后选择截图。`,
    'too-small': `${UNREADABLE}图片太小，无法读取。请将收据截图后选择截图。`,
    video: '这是视频。请将收据截图后选择截图。',
  },
  support: '需要帮助？联系我们',
  supportMessage: (orderId) => `您好，我需要订单 ${orderId} 付款方面的帮助。`,
  receipt: '您的收据',
  receiptAlt: '您上传的收据',
  receiptFailed: '无法显示收据。',
  loading: '正在加载订单',
  loadFailed: '无法加载订单',
  breadcrumb: '我的订单',
  unknownTitle: '找不到此订单',
  unknownText: '它可能属于另一个账户。您的订单都在“我的订单”中。',
  myOrders: '我的订单',
  refresh: '更新状态',
  submittedText: '谢谢您。我们会人工核对每张收据，然后准备您的订单。',
  cancelledText: '无需付款。如果已经付款，请联系我们，我们会处理。',
};

export const progressText: Translated<typeof englishProgress> = {
  label: '订单进度',
  placed: '已下单',
  submitted: '收据已发送',
  confirmed: '付款已确认',
  done: '（已完成）',
  current: '（进行中）',
  ahead: '（接下来）',
};
