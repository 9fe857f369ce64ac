import { createFileRoute } from '@tanstack/react-router'
import { readTeamSearch, TeamPage } from '../../../../features/schools/index.ts'

export const Route = createFileRoute('/expert/settings/team/')({
  validateSearch: readTeamSearch,
  beforeLoad: ({ context }) => context.texts.need('school'),
  component: TeamPage,
})
