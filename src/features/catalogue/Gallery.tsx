import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { productText } from '../../text/product';
import { s } from '../../theme/accessor';
import { media, radius, space, TARGET_SIZE } from '../../theme/tokens';
import { edge } from '../../ui/Layout';
import { Picture } from '../../ui/Picture';
import { Thumbnail } from '../../ui/Thumbnail';
import { PHONE_PICTURE_WIDTH, phonePicture } from './ProductSplit';

const text = productText;

const Place = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ${media.tablet} {
    gap: ${space(1.5)};
  }
  ${media.desktop} {
    flex-direction: row-reverse;
    align-items: flex-start;
  }
`;

/** A small picture on a phone, with the ring around it. */
const THUMB = { width: TARGET_SIZE, height: 54 } as const;

/** px; how far they are inside the strip there */
const INSIDE = 6;

/**
 * All pictures in one strip that is swiped, one after another. On a phone it leaves the page's column, and the next picture
 * looks in from the side.
 */
const Strip = styled.ul.attrs({ tabIndex: 0 })`
  position: relative;
  display: flex;
  gap: ${space(1)};
  min-width: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: ${radius.medium};

  > li {
    flex: none;
    width: 100%;
    scroll-snap-align: start;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  ${media.mobile} {
    margin-inline: -${edge.phone};
    padding-inline: ${edge.phone};
    scroll-padding-inline: ${edge.phone};
    border-radius: 0;

    > li {
      width: auto;
      ${phonePicture}
    }
    > :only-child {
      margin-inline: auto;
    }
  }
  ${media.desktop} {
    flex: 1;
  }
`;

/** On a phone they lie on the strip, at its lower edge, no wider than they are: beside them it is swiped. */
const Thumbs = styled.ul`
  display: flex;
  gap: ${space(1)};

  li {
    width: ${THUMB.width};
  }
  ${media.mobile} {
    align-self: flex-start;
    gap: ${space(0.5)};
    max-width: 100%;
    margin: -${INSIDE + THUMB.height}px 0 ${INSIDE}px;
    padding-left: ${INSIDE}px;
  }
  ${media.tablet} {
    gap: ${space(1.5)};

    li {
      width: 84px;
    }
  }
  ${media.desktop} {
    flex: none;
    flex-direction: column;
    width: 84px;

    li {
      flex: none;
    }
  }
`;

/** The ring lies inside, so that it never leaves the page's column; on a phone each has one, against the large picture. */
const Thumb = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  border-radius: ${radius.small};
  scroll-margin-bottom: ${space(13)};

  > span {
    border-radius: inherit;
  }
  ${media.mobile} {
    border: 2px solid ${s('ground')};
    background: ${s('ground')};
  }
  ${media.tablet} {
    border-radius: ${radius.medium};
  }
  &[aria-current='true']::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid ${s('accent')};
    border-radius: inherit;
    box-shadow: inset 0 0 0 2px ${s('ground')};

    ${media.mobile} {
      border: 0;
    }
  }
  ${media.mobile} {
    &[aria-current='true'] {
      border-color: ${s('accent')};
    }
    ${media.forcedColors} {
      border-color: Canvas;

      &[aria-current='true'] {
        border-color: Highlight;
      }
    }
  }
`;

/** The pictures of a product, one at a time: swiped, or chosen by the small ones. */
export function Gallery({
  name,
  images,
}: {
  readonly name: string;
  readonly images: readonly string[];
}) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** Where the strip is on its way to, past others; null when it is the shopper who moves it. */
  const aim = useRef<number | null>(null);
  const pictures = images.length > 0 ? images : [undefined];

  const freed = () => {
    aim.current = null;
  };
  const show = (index: number) => {
    setShown(index);
    const { current } = strip;
    const [first, chosen] = [current?.children[0], current?.children[index]];
    if (!current || !(first instanceof HTMLElement) || !(chosen instanceof HTMLElement)) return;
    aim.current = index;
    current.scrollLeft = chosen.offsetLeft - first.offsetLeft;
  };
  const swiped = () => {
    const { current } = strip;
    const width = current?.firstElementChild?.getBoundingClientRect().width ?? 0;
    if (!current || width === 0) return;
    const last = images.length - 1;
    // Where two stand beside each other the last one never reaches the strip's beginning.
    const end = current.scrollWidth - current.clientWidth;
    const isAtEnd = end > 0 && current.scrollLeft >= end - 1;
    const nearest = isAtEnd ? last : Math.min(Math.round(current.scrollLeft / width), last);
    if (aim.current === null) setShown(nearest);
    else if (aim.current === nearest) aim.current = null;
  };
  return (
    <Place aria-label={text.pictures}>
      <Strip
        ref={strip}
        aria-label={text.pictures}
        onScroll={swiped}
        onScrollEnd={freed}
        onPointerDown={freed}
        onWheel={freed}
        onKeyDown={freed}
      >
        {pictures.map((image, index) => (
          <li key={image ?? ''}>
            <Picture
              src={image}
              alt={text.picture(name, index + 1)}
              sizes={`(min-width: 1440px) 550px, (min-width: 768px) 48vw, ${PHONE_PICTURE_WIDTH}`}
              priority={index === 0}
            />
          </li>
        ))}
      </Strip>
      {images.length > 1 ? (
        <Thumbs>
          {images.map((image, index) => (
            <li key={image}>
              <Thumb
                aria-label={text.showPicture(index + 1)}
                aria-current={index === shown}
                onClick={() => show(index)}
              >
                <Thumbnail src={image} width={84} />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      ) : null}
    </Place>
  );
}
