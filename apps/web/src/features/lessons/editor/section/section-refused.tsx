import type { DraftState } from '../../../../lib/drafts/index.ts'
import { RefusedNotice } from '../../../../frame/index.ts'
import type { SectionDraft } from './section-kind.ts'
import { sectionWords } from './section-words.ts'
import type { SectionDocument } from './open-section.ts'

interface SectionRefusedProps {
  doc: SectionDocument
  state: DraftState<SectionDraft>
}

/** The section before a change that the school did not take stands here again; the change is offered (document 000 §4). */
export const SectionRefused = ({ doc, state: { refused } }: SectionRefusedProps) =>
  refused && (
    <RefusedNotice
      refusal={refused.refusal}
      words={sectionWords(refused.content)}
      onPutBack={doc.putBack}
      onDrop={doc.dropRefused}
    />
  )
