import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { SearchIcon } from '@kedai/ui/icons';
import { Container, Row } from '@kedai/ui/layout/Layout';
import { matchPath } from 'react-router-dom';
import { paths, patterns } from '../../paths';
import { contentText } from '../../text/content';
import { pageText } from '../../text/pages';
import { LeadToMeantPage } from '../shared/LeadToMeantPage';
import { titledPage } from '../shared/titledPage';

const text = contentText.notFound;

const isPage = (path: string) =>
  Object.values(patterns).some((pattern) => matchPath(pattern, path));

export default titledPage(pageText.notFound, () => (
  <Container>
    <LeadToMeantPage isKnown={isPage} />
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
