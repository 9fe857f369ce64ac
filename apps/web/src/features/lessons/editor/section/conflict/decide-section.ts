import {
  decideClashes,
  newestOf,
  type ClashChoice,
  type Conflict,
  type DraftState,
  type Joined,
  type Revised,
} from '../../../../../lib/drafts/index.ts'
import { newKey } from '../../../../../lib/new-key.ts'
import type { SectionDocument } from '../open-section.ts'
import { sectionKind, type SectionDraft } from '../section-kind.ts'

/** What others have of a section that is to be decided about, with what was stored from here since it was asked. */
export const theirsNow = (
  doc: SectionDocument,
  { theirs }: Pick<Conflict<SectionDraft>, 'theirs'>,
): Revised<SectionDraft> => newestOf(sectionKind.document, doc.base(), theirs)

/** What both sides make of a section now: whoever put the decision off may have written on since it was asked. */
export const joinedNow = (
  doc: SectionDocument,
  { content, conflict }: DraftState<SectionDraft>,
): Joined<SectionDraft> | undefined =>
  conflict && sectionKind.document.join(doc.base().content, content, theirsNow(doc, conflict).content)

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
