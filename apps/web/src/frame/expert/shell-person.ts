import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Preferences } from '../index.ts'

export interface ShellSchool {
  id: number
  name: string
  logo_url: string | null
  is_current: boolean
  /** The person's learning space (id 0), as opposed to a school. */
  user_cabinet: boolean
}

/** A page that is no entry of the document's menu. */
export interface ShellPlace {
  label: string
  icon: LucideIcon
  href: string
}

/** Who works here, where, and how it should look: what the frame shows of the person. */
export interface ShellPerson extends Preferences {
  name: string
  email: string
  avatarUrl?: string | null | undefined
  schools: readonly ShellSchool[]
  onSchool: (id: number) => void
  /** Pages about the current school itself, by the person's rights. */
  schoolPages: readonly ShellPlace[]
  onCreateSchool: () => void
  /** The person's profile page, once there is one. */
  profileHref?: string | undefined
  onSignOut: () => void
  /** What the person was told, beside the school. */
  bell?: ReactNode
}
