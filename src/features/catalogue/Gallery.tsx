import { useState } from 'react';
import { styled } from 'styled-components';
import { productText } from '../../text/product';
import { s } from '../../theme/accessor';
import { media, radius, space } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';

const text = productText;

const Place = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;

  ${media.desktop} {
    flex-direction: row-reverse;
  }
`;

const Large = styled.div`
  flex: 1;
  min-width: 0;
`;

const Thumbs = styled.ul`
  display: flex;
  gap: ${space(1.5)};

  li {
    flex: 0 1 84px;
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

const Thumb = styled.button`
  display: block;
  width: 100%;
  border-radius: ${radius.medium};
  opacity: 0.75;

  &[aria-current='true'] {
    opacity: 1;
    box-shadow: 0 0 0 2px ${s('ground')}, 0 0 0 3.5px ${s('accent')};
  }
`;

/** The pictures of a product: one large, the others to choose from. */
export function Gallery({
  name,
  images,
}: {
  readonly name: string;
  readonly images: readonly string[];
}) {
  const [shown, setShown] = useState(0);
  return (
    <Place aria-label={text.pictures}>
      <Large>
        <Picture
          src={images[shown]}
          alt={text.picture(name, shown + 1)}
          sizes="(min-width: 1440px) 640px, (min-width: 768px) 48vw, 92vw"
          priority
        />
      </Large>
      {images.length > 1 ? (
        <Thumbs>
          {images.map((image, index) => (
            <li key={image}>
              <Thumb
                type="button"
                aria-label={text.showPicture(index + 1)}
                aria-current={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture src={image} alt="" sizes="84px" />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      ) : null}
    </Place>
  );
}
