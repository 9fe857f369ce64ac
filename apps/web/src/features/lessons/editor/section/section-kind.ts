import type { Section } from '@lectern/contract/lessons/lesson'
import {
  defineDraftKind,
  idOfEntity,
  mergeLists,
  mergeValue,
  type Revised,
} from '../../../../lib/drafts/index.ts'
import type { EditedUnit } from '../../../blocks/index.ts'
import { updateSection } from '../../api.ts'

/** A section as its editor holds it. */
export interface SectionDraft {
  name: string
  info_units: EditedUnit[]
}

export const sectionEntity = (id: number): string => `section:${id}`

// What only the server says stays out: the draft of a unit would differ from the server's, and every join would ask a person.
const toEdited = ({
  id: _id,
  files: _files,
  copied: _copied,
  ...unit
}: Section['info_units'][number]): EditedUnit => unit

/** The server's section as a numbered document. */
export const reviseSection = ({ revision, name, info_units }: Section): Revised<SectionDraft> => ({
  revision,
  content: { name, info_units: info_units.map(toEdited) },
})

/** Saves a section by `PUT /info-section/{id}`. */
export const sectionKind = defineDraftKind<SectionDraft, SectionDraft>({
  name: 'section@1',
  toPayload: (draft) => draft,
  toContent: (draft) => draft,
  send: async (entity, payload, base, options) => {
    const body = { ...payload, base_revision: base.revision }
    const reply = await updateSection.answer({ params: { section: idOfEntity(entity) }, body }, options)
    return { at: reply.date, stored: reviseSection(reply.body.data) }
  },
  join: (base, mine, theirs) => {
    const units = mergeLists(
      { base: base.info_units, mine: mine.info_units, theirs: theirs.info_units },
      (unit) => unit.key,
    )
    return {
      clashes: units.clashes,
      content: { name: mergeValue(base.name, mine.name, theirs.name), info_units: units.items },
    }
  },
})
