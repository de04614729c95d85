import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectIsOtherCustomer } from '../store/session';
import { otherCustomerNoticed } from '../store/sessionSlice';
import { layoutText } from '../text/layout';
import { s } from '../theme/accessor';
import { space, TARGET_SIZE, textSize } from '../theme/tokens';
import { Pressable } from '../ui/Pressable';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${space(2)};
  padding: ${space(0.5)} ${space(2)};
  background: ${s('dangerSoft')};
  color: ${s('onDangerSoft')};
  font-size: ${textSize.small};
  font-weight: 500;

  button {
    min-height: ${TARGET_SIZE};
    padding-inline: ${space(1)};
    text-decoration: underline;
  }
`;

/** Says that the session is another customer's than the one this tab acted for, until the shopper closes it. */
export function OtherCustomerNotice() {
  const isOther = useAppSelector(selectIsOtherCustomer);
  const dispatch = useAppDispatch();
  if (!isOther) return null;
  return (
    <Strip role="alert">
      <p>{layoutText.otherCustomer}</p>
      <Pressable onClick={() => dispatch(otherCustomerNoticed())}>
        {layoutText.closeNotice}
      </Pressable>
    </Strip>
  );
}
