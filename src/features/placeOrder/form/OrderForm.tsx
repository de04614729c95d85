import { TEXT_MAX_CHARACTERS } from '@kedai/contract/rules/limits';
import { NO_MONEY, type Sen } from '@kedai/contract/rules/money';
import type { PaymentMethod } from '@kedai/contract/rules/orderStatus';
import type { Selection } from '@kedai/contract/rules/selection';
import { SLOTS } from '@kedai/contract/rules/slots';
import { type CartLine, orderTotal } from '@kedai/contract/rules/totals';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { AlertAfterToast } from '@kedai/ui/feedback/AlertAfterToast';
import { CHECKBOX_LABEL_INDENT, CheckboxField } from '@kedai/ui/form/CheckboxField';
import { RadioGroup } from '@kedai/ui/form/RadioGroup';
import { TextAreaField } from '@kedai/ui/form/TextAreaField';
import { useSubmit } from '@kedai/ui/form/useForm';
import { Card } from '@kedai/ui/layout/Card';
import { Stack } from '@kedai/ui/layout/Layout';
import { VisuallyHidden } from '@kedai/ui/layout/Text';
import { linkTarget, s, textSize } from '@kedai/ui/theme/tokens';
import { shallowEqual, useSelector } from '@xstate/react';
import { type SyntheticEvent, useState } from 'react';
import { useHref } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import { missingOf, NOTHING_MISSING, stillMissing } from '../../../machines/checkout/orderDraft';
import type { placeOrderMachine } from '../../../machines/checkout/placeOrder';
import { anchors, paths } from '../../../paths';
import { shop } from '../../../shop';
import { selectSelection } from '../../../state/device/selection';
import { serviceChangeStarted } from '../../../state/device/slices';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { commonText } from '../../../text/common';
import { checkoutFailure, placeOrderText } from '../../../text/order/checkout';
import { CartTotals } from '../../shared/orderSummary/CartTotals';
import { ChosenService } from '../../shared/orderSummary/ChosenService';
import { FormColumns } from '../../shared/orderSummary/orderSummary.styles';
import { ProductsSummary } from '../../shared/orderSummary/ProductsSummary';
import { findShopSlot, useShopSlots } from '../../shared/shopSlots';
import { readOrderForm } from '../draft';
import { type OrderFlow, useBusyText } from '../usePlaceOrder';
import { CollapsibleSummary } from './CollapsibleSummary';
import { OrderAddresses } from './OrderAddresses';
import { ShippingFee } from './ShippingFee';

const paymentChoices = [
  { value: 'tng', label: placeOrderText.eWallet, hint: placeOrderText.eWalletHint },
  {
    value: 'stripe',
    label: placeOrderText.card,
    hint: shop.takesCards ? placeOrderText.cardHint : placeOrderText.unavailable,
    disabled: !shop.takesCards,
  },
] as const;

/** Aligned with the label of the checkbox. */
const TermsLink = styled.a`
  ${linkTarget}
  margin-left: ${CHECKBOX_LABEL_INDENT};
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  text-underline-offset: 4px;
`;

const selectForm = (snapshot: SnapshotFrom<typeof placeOrderMachine>) => {
  const { draft, problem, shippingCost } = snapshot.context;
  return {
    shippingCost,
    problem: snapshot.hasTag('notPlaced') && problem ? checkoutFailure(problem) : null,
    /** Whether an earlier order may have been placed, and can be checked now. */
    isOutcomeUnknown: snapshot.can({ type: 'order.resent', draft }),
  };
};

/** The order form (spec §2, §5). The document holds what is typed, the flow what it leads to. */
export function OrderForm({
  flow,
  lines,
  subtotal,
}: {
  readonly flow: OrderFlow;
  readonly lines: readonly CartLine[];
  readonly subtotal: Sen;
}) {
  const { actor, draft, latestDraft, changeDraft } = flow;
  const { problem, isOutcomeUnknown, shippingCost } = useSelector(actor, selectForm, shallowEqual);
  const busyText = useBusyText(actor);
  const termsHref = useHref(`${paths.about}#${anchors.terms}`);
  // The form cannot be edited while the order is sent.
  const isLocked = busyText !== null;
  /** The errors of the last submit, each until it is corrected. */
  const [missing, setMissing] = useState(NOTHING_MISSING);
  // Once the fee is known, only another submit marks it as missing.
  if (missing.shipping && shippingCost !== null) setMissing({ ...missing, shipping: false });

  const readForm = (form: HTMLFormElement) => {
    const before = latestDraft.current;
    const next = readOrderForm(form);
    changeDraft(next);
    const still = stillMissing(missing, next);
    const isSameState = next.address.state === before.address.state;
    setMissing({ ...still, shipping: still.shipping && isSameState });
    return next;
  };
  const handleEdit = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    readForm(currentTarget);
  };
  const submitting = useSubmit((form) => {
    if (isLocked) return;
    const submitted = readForm(form);
    setMissing(missingOf(submitted, actor.getSnapshot().context.shippingCost));
    actor.send({ type: 'order.submitted', draft: submitted });
  });
  const resend = () => {
    setMissing(NOTHING_MISSING);
    actor.send({ type: 'order.resent', draft: latestDraft.current });
  };
  const total = orderTotal(subtotal, shippingCost ?? NO_MONEY);

  return (
    <form
      {...submitting}
      noValidate
      aria-busy={isLocked}
      onChange={handleEdit}
      onCompositionEnd={handleEdit}
    >
      <FormColumns>
        <CollapsibleSummary total={total}>
          <ProductsSummary
            items={lines.flatMap(({ product, feature, quantity }) =>
              product === undefined ? [] : { ...product, feature, quantity },
            )}
          />
        </CollapsibleSummary>

        <Stack $gap={5}>
          <DeliveryChoice isLocked={isLocked} />
          <OrderAddresses flow={flow} missing={missing} isLocked={isLocked} />
          <TextAreaField
            label={placeOrderText.note}
            hint={placeOrderText.noteHint(draft.note.length)}
            name="note"
            maxLength={TEXT_MAX_CHARACTERS}
            defaultValue={draft.note}
            autoComplete="off"
            readOnly={isLocked}
          />
          <RadioGroup<PaymentMethod>
            legend={placeOrderText.paymentMethod}
            name="paymentMethod"
            defaultValue={draft.payment}
            choices={paymentChoices}
            disabled={isLocked}
          />
        </Stack>

        <Card>
          <Stack $gap={2}>
            <CartTotals
              subtotal={subtotal}
              shipping={<ShippingFee actor={actor} />}
              total={total}
            />
            <div>
              <CheckboxField
                label={placeOrderText.terms}
                name="terms"
                defaultChecked={draft.termsAgreed}
                required
                disabled={isLocked}
                error={missing.terms ? placeOrderText.termsMissing : undefined}
              />
              {/* In a new tab, so that the form keeps what was typed. */}
              <TermsLink href={termsHref} target="_blank" rel="noreferrer">
                {placeOrderText.readTerms}
                <VisuallyHidden> {commonText.newTab}</VisuallyHidden>
              </TermsLink>
            </div>
            {isOutcomeUnknown && problem === null ? (
              <Alert kind="info">{placeOrderText.maybePlaced}</Alert>
            ) : null}
            {problem === null ? null : (
              <AlertAfterToast
                text={isOutcomeUnknown ? placeOrderText.maybePlacedBut(problem) : problem}
                summary={isOutcomeUnknown ? placeOrderText.maybePlaced : placeOrderText.notPlaced}
              />
            )}
            {isOutcomeUnknown ? (
              <Button variant="secondary" wide onClick={resend}>
                {placeOrderText.findOut}
              </Button>
            ) : null}
            <Button type="submit" wide busy={isLocked}>
              {placeOrderText.submit}
            </Button>
            <VisuallyHidden role="status">{busyText}</VisuallyHidden>
          </Stack>
        </Card>
      </FormColumns>
    </form>
  );
}

/** Delivery or pick up (spec §2). All orders are delivered; a shopper who had chosen Pick Up sees a note and can change it. */
function DeliveryChoice({ isLocked }: { readonly isLocked: boolean }) {
  const dispatch = useAppDispatch();
  const selection = useAppSelector(selectSelection);
  return (
    <Stack $gap={2}>
      <RadioGroup
        legend={placeOrderText.deliveryTypes}
        name="deliveryType"
        defaultValue="delivery"
        disabled={isLocked}
        choices={[
          { value: 'delivery', label: placeOrderText.delivery },
          {
            value: 'pickup',
            label: placeOrderText.pickup,
            hint: placeOrderText.unavailable,
            disabled: true,
          },
        ]}
      />
      {selection ? (
        <>
          <ChosenService
            selection={selection}
            pickupNote={placeOrderText.pickupChosen}
            onChange={() => dispatch(serviceChangeStarted())}
          />
          <TakenSlot selection={selection} />
        </>
      ) : null}
    </Stack>
  );
}

/** Says that the chosen slot has become full or closed since it was chosen, before the shopper fills in the form. */
function TakenSlot({ selection }: { readonly selection: Selection }) {
  const { calendarDate, deliveryTime, serviceType } = selection;
  const days = useShopSlots(calendarDate, 1);
  const slot = SLOTS.find(({ label }) => label === deliveryTime);
  const { state, reason } =
    findShopSlot(days, calendarDate, serviceType, slot?.startHour ?? 0) ?? {};
  if (state !== 'full' && state !== 'closed') return null;
  return <Alert>{placeOrderText.slotTaken(state, reason)}</Alert>;
}
