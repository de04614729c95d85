import { edge } from '@kedai/ui/layout/Layout';
import { Picture, Thumbnail } from '@kedai/ui/product/Picture';
import { media, radius, s, space, TARGET_SIZE } from '@kedai/ui/theme/tokens';
import { type UIEvent, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { productText as text } from '../../text/catalogue/product';

/**
 * The height of a picture on a phone. It leaves room for name, price and sizes in the first viewport, and keeps the next
 * picture partly visible.
 */
export const phonePicture = css`
  height: clamp(176px, 100svh - 498px, min(376px, 107vw - 43px));
  aspect-ratio: 4 / 5;
`;

/** The displayed width of a picture; on a phone it follows from the height of `phonePicture`. */
const SIZES =
  '(min-width: 1440px) 550px, (min-width: 768px) 48vw, clamp(141px, 80svh - 398px, min(301px, 86vw - 34px))';

const Layout = styled.section`
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

/** The size of a thumbnail on a phone, including its border; height in px. */
const THUMB = { width: TARGET_SIZE, height: 54 } as const;

/** px; the distance of the thumbnails from the edges of the strip on a phone */
const INSET = 6;

/**
 * All pictures in one strip that the shopper swipes. On a phone it extends beyond the page's column so that the next picture
 * is partly visible.
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

/** On a phone the thumbnails overlay the lower edge of the strip. They are only as wide as needed, so the rest of it can be swiped. */
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
    margin: -${INSET + THUMB.height}px 0 ${INSET}px;
    padding-left: ${INSET}px;
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

/** The ring is inside so that it stays in the page's column. On a phone every thumbnail has a border against the large picture. */
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

/** The pictures of a product, one at a time, chosen by swiping or by thumbnail. */
export function Gallery({
  name,
  images,
}: {
  readonly name: string;
  readonly images: readonly string[];
}) {
  const strip = useRef<HTMLUListElement>(null);
  const [shownIndex, setShownIndex] = useState(0);
  const pictures = images.length > 0 ? images : [undefined];

  const scrollTo = (index: number) => {
    const [first, chosen] = [strip.current?.children[0], strip.current?.children[index]];
    if (!(first instanceof HTMLElement) || !(chosen instanceof HTMLElement)) return;
    if (strip.current) strip.current.scrollLeft = chosen.offsetLeft - first.offsetLeft;
  };
  const markShownPicture = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollLeft, scrollWidth, clientWidth, firstElementChild } = currentTarget;
    const last = images.length - 1;
    const width = firstElementChild?.getBoundingClientRect().width || clientWidth;
    // When several pictures fit side by side, the last one never reaches the start of the strip.
    const isAtEnd = scrollLeft >= scrollWidth - clientWidth - 1;
    setShownIndex(isAtEnd ? last : Math.min(Math.round(scrollLeft / width), last));
  };
  return (
    <Layout aria-label={text.pictures}>
      <Strip ref={strip} aria-label={text.pictures} onScroll={markShownPicture}>
        {pictures.map((image, index) => (
          <li key={image ?? ''}>
            <Picture
              src={image}
              alt={text.picture(name, index + 1)}
              sizes={SIZES}
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
                aria-current={index === shownIndex}
                onClick={() => scrollTo(index)}
              >
                <Thumbnail src={image} width={84} />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      ) : null}
    </Layout>
  );
}
