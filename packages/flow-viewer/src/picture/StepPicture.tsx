import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Muted, Panel, ToolButton } from '../components/controls';
import type { Picture } from '../model/picture';
import type { Run } from '../model/stepView';
import { radius, s, space } from '../theme';
import { srcdocOf } from './srcdoc';

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${s('line')};
  border-radius: ${radius.small};
  background: ${s('surface')};

  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;

const Large = styled.dialog`
  max-width: none;
  max-height: none;
  padding: ${space(2)};
  border: 1px solid ${s('line')};
  border-radius: ${radius.medium};
  background: ${s('surface')};

  button {
    margin-bottom: ${space(1)};
  }
`;

/** The width of a picture in the panel, px. */
const SMALL_WIDTH = 290;
/** The part of the window that a large picture takes. */
const LARGE_PART = 0.86;

/** The page beside the shown step of a recording; nothing for a recording without pictures, such as a walk. */
export function StepPicture({ run }: { readonly run: Run | null }) {
  const pictures = run?.recording.pictures;
  if (pictures === undefined) return null;
  const picture = pictures.find(({ step }) => step === run?.index);
  return (
    <Panel label="The page" title="The page at this step">
      {picture === undefined || picture.html === '' ? (
        <Muted>{reasonOf(picture?.missing)}</Muted>
      ) : (
        <ShownPicture key={picture.html} picture={picture} />
      )}
    </Panel>
  );
}

function reasonOf(missing: Picture['missing']): string {
  if (missing === 'too-large') return 'The page was too large for a picture.';
  if (missing === 'dropped')
    return 'The picture of this step was dropped: a recording keeps 4 MB of the latest ones.';
  return 'There is no picture of this step: the page had moved on, or no viewer was open.';
}

function ShownPicture({ picture }: { readonly picture: Picture }) {
  const [srcdoc, setSrcdoc] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    let isCurrent = true;
    srcdocOf(picture).then((text) => {
      if (isCurrent) setSrcdoc(text);
    });
    return () => {
      isCurrent = false;
    };
  }, [picture]);
  if (srcdoc === null) return null;
  const { width, height } = picture;
  const largeScale = Math.min(
    1,
    (window.innerWidth * LARGE_PART) / width,
    (window.innerHeight * LARGE_PART) / height,
  );
  const frame = (title: string, scale: number) => (
    <Frame style={{ width: width * scale, height: height * scale }}>
      {/* Without any permission: no script, no form, no origin. */}
      <iframe
        title={title}
        sandbox=""
        srcDoc={srcdoc}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </Frame>
  );
  return (
    <>
      {frame('The page at this step', Math.min(1, SMALL_WIDTH / width))}
      <ToolButton onClick={() => dialog.current?.showModal()}>Enlarge</ToolButton>
      <Muted>A copy without its program. Texts that are not of the program are masked.</Muted>
      <Large ref={dialog} aria-label="The page at this step">
        <ToolButton onClick={() => dialog.current?.close()}>Close</ToolButton>
        {frame('The page at this step, enlarged', largeScale)}
      </Large>
    </>
  );
}
