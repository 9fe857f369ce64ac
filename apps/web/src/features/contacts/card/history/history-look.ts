import {
  BookOpen,
  ClipboardCheck,
  KeyRound,
  type LucideIcon,
  MessageSquare,
  Pencil,
  Play,
  Tag,
  Users,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  access: KeyRound,
  comment: MessageSquare,
  lesson: BookOpen,
  peer_review: Users,
  practice: ClipboardCheck,
  product: Play,
  quiz: ClipboardCheck,
  tag: Tag,
}

/** The picture of a fact, by the thing that it happens to. */
export const iconOf = (type: string): LucideIcon => icons[type.slice(0, type.indexOf('.'))] ?? Pencil

const good: ReadonlySet<string> = new Set([
  'access.granted',
  'contact.registered',
  'contact.unblocked',
  'lesson.completed',
  'practice.accepted',
])
const bad: ReadonlySet<string> = new Set([
  'access.revoked',
  'comment.flagged',
  'contact.blocked',
  'practice.failed',
])

export const toneOf = (type: string): 'success' | 'danger' | undefined => {
  if (good.has(type)) return 'success'
  return bad.has(type) ? 'danger' : undefined
}
