import type { Section } from '@lectern/contract/lessons/lesson'
import { shareDraft, type DraftDocument, type Revised } from '../../../../lib/drafts/index.ts'
import type { Outbox } from '../../../../lib/outbox/index.ts'
import { getSection } from '../../api.ts'
import { reviseSection, sectionEntity, sectionKind, type SectionDraft } from './section-kind.ts'

export type SectionDocument = DraftDocument<SectionDraft>

/** What the server has of a section now. */
export const fetchSection = async (id: number): Promise<Revised<SectionDraft>> =>
  reviseSection((await getSection({ params: { section: id } })).data)

/** Opens a section as it was read, with what this device has of it. */
export const openSection = (outbox: Outbox, section: Section): SectionDocument =>
  shareDraft({
    entity: sectionEntity(section.id),
    kind: sectionKind,
    outbox,
    server: reviseSection(section),
    fetch: () => fetchSection(section.id),
  })
