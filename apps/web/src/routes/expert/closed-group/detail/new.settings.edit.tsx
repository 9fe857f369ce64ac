import { createFileRoute } from '@tanstack/react-router'
import { NewClosedGroup } from '../../../../features/closed-groups/index.ts'

export const Route = createFileRoute('/expert/closed-group/detail/new/settings/edit')({
  staticData: { texts: ['closed-groups', 'account'] },
  component: NewClosedGroup,
})
