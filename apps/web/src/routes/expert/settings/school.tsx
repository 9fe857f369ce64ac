import { createFileRoute } from '@tanstack/react-router'
import {
  getSchoolSettings,
  readSchoolSettingsSearch,
  SchoolSettingsPage,
} from '../../../features/schools/index.ts'
import { ensure } from '../../../lib/api/index.ts'

export const Route = createFileRoute('/expert/settings/school')({
  staticData: { texts: ['school'] },
  validateSearch: readSchoolSettingsSearch,
  loader: async (page) => {
    await ensure(page, getSchoolSettings, {})
  },
  component: SchoolSettingsPage,
})
