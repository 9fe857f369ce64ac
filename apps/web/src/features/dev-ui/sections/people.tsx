import { Avatar } from '@lectern/ui/layout/avatar'
import { Badge, StatusBadge } from '@lectern/ui/feedback/badge'
import { Lock } from 'lucide-react'
import { Sample } from '../sample.tsx'

const names = [
  'Demo Expert',
  'Олена Зразкова',
  'Sample Person',
  'Test Reader',
  'Їжак',
  'Another One',
  'Rival Owner',
  'Curator',
]

/** Faces, and words about things. */
export const PeopleSection = () => (
  <>
    <Sample name="Avatars">
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Missing Picture" src="/missing-picture.png" />
    </Sample>
    <Sample name="Sizes and squares">
      <Avatar name="Demo Expert" size={20} />
      <Avatar name="Demo Expert" size={24} />
      <Avatar name="Demo Expert" size={40} />
      <Avatar name="Demo Expert" size={64} />
      <Avatar name="Demo School" size={64} shape="square" />
      <Avatar name="Demo School" size={24} shape="square" />
    </Sample>
    <Sample name="Badges">
      <Badge>Draft</Badge>
      <Badge tone="primary">New</Badge>
      <Badge tone="success">Published</Badge>
      <Badge tone="warning">3 to check</Badge>
      <Badge tone="danger">Blocked</Badge>
      <Badge tone="info" icon={Lock}>
        Opens 3 Dec
      </Badge>
    </Sample>
    <Sample name="Attempt status">
      <StatusBadge status="passed">Passed</StatusBadge>
      <StatusBadge status="failed">Failed</StatusBadge>
      <StatusBadge status="rework">Rework</StatusBadge>
      <StatusBadge status="checking">Awaiting review</StatusBadge>
      <StatusBadge status="in-process">In progress</StatusBadge>
    </Sample>
  </>
)
