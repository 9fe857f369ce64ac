import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { SectionLinksProps } from './section-links.tsx'

/** The ways between the sections of a lesson; a page whose lesson has several loads them before it is drawn. */
export const { Part: SectionLinks, load: loadSectionLinks } = lazyPart<SectionLinksProps>(
  async () => (await import('./section-links.tsx')).SectionLinks,
)
