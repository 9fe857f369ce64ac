import {
  decideClashes,
  newestOf,
  type ClashChoice,
  type DraftState,
  type Joined,
  type Revised,
} from '../../../../lib/drafts/index.ts'
import { newKey } from '../../../../lib/new-key.ts'
import type { SectionDocument } from './open-section.ts'
import { sectionKind, type SectionDraft } from './section-kind.ts'

/** What both sides make of a section now: whoever put the decision off may have written on since it was asked. */
export const joinedNow = (
  doc: SectionDocument,
  { content, conflict }: DraftState<SectionDraft>,
): Joined<SectionDraft> | undefined =>
  conflict &&
  sectionKind.document.join(doc.base().content, content, theirsNow(doc, conflict.theirs).content)

const theirsNow = (doc: SectionDocument, theirs: Revised<SectionDraft>): Revised<SectionDraft> =>
  newestOf(sectionKind.document, doc.base(), theirs)

/** The section that comes of what a person chose for each unit that two have changed. */
export const decided = (
  joined: Joined<SectionDraft>,
  theirs: SectionDraft,
  choices: ReadonlyMap<string, ClashChoice>,
): SectionDraft => ({
  ...joined.content,
  info_units: decideClashes(joined.content.info_units, theirs.info_units, choices, {
    keyOf: (unit) => unit.key,
    copy: (unit) => ({ ...unit, key: newKey() }),
  }),
})
