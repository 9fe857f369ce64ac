import { contribute } from '../../../platform/composition/services.ts'
import { sumSchoolPoints } from '../../schools/index.ts'
import { type CardTab, contactPoints, type HistoryTitles } from '../services.ts'
import { listFieldTitles, listTagTitles } from './card-fields.repository.ts'

const isOpen = () => true

/** Tabs of the card that need no domain above contacts. */
const tabs: readonly CardTab[] = [
  { name: 'main', isOpen },
  { name: 'history', isOpen },
  { name: 'logins', isOpen },
  {
    name: 'points',
    isOpen,
    count: async (db, { staff }, { userId }) =>
      userId === null ? null : sumSchoolPoints(db, staff.schoolId, userId),
  },
]

const titles: readonly HistoryTitles[] = [
  { thing: 'tag', load: listTagTitles },
  { thing: 'field', load: listFieldTitles },
]

export const ownCardParts = [
  ...tabs.map((tab) => contribute(contactPoints.tabs, () => tab)),
  ...titles.map((each) => contribute(contactPoints.titles, () => each)),
]
