import { paths } from '../paths';
import { contentText } from '../text/content';
import { pageText } from '../text/pages';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { SearchIcon } from '../ui/icons';
import { Container, Row } from '../ui/Layout';
import { screenOf } from './screenOf';

const text = contentText.notFound;

export default screenOf(pageText.notFound, () => (
  <Container>
    <EmptyState as="h1" icon={<SearchIcon size={30} />} title={text.title} text={text.text}>
      <Row $justify="center">
        <ButtonLink to={paths.home}>{text.home}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.collection}>
          {text.collection}
        </ButtonLink>
      </Row>
    </EmptyState>
  </Container>
));
