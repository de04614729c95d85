import { styled } from 'styled-components';
import { s } from '../../theme/accessor';

const Picture = styled.svg`
  width: 100%;
  max-width: 420px;

  .back {
    fill: ${s('accentLine')};
  }
  .middle {
    fill: ${s('tileDeep')};
  }
  .front {
    fill: ${s('surface')};
  }
  .cut {
    fill: none;
    stroke: ${s('accent')};
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  .deep {
    fill: ${s('accent')};
  }
`;

/** Cloth and bread, cut from paper: a folded cloth, a loaf on it, and the sun of the early hours. Decoration only. */
export function Motif() {
  return (
    <Picture viewBox="0 0 420 220" aria-hidden="true" focusable="false">
      <circle className="back" cx="306" cy="84" r="64" />
      <path
        className="middle"
        d="M0 178c60-34 118-34 176-8s150 30 244-14v44a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
      />
      <path
        className="front"
        d="M62 158c0-52 48-84 116-84s116 32 116 84c0 20-14 30-34 30H96c-20 0-34-10-34-30z"
      />
      <path
        className="cut"
        d="M116 118c8 14 8 26 2 40M164 104c10 16 10 34 4 52M214 106c10 14 10 32 4 50"
      />
      <path
        className="deep"
        d="M24 202c74-22 138-14 196-4s128 8 176-10v12a20 20 0 0 1-20 20H44a20 20 0 0 1-20-18z"
      />
    </Picture>
  );
}
