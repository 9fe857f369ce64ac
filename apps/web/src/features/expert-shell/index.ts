export { ExpertPage } from './expert-page.tsx'
export { ExpertShell } from './expert-shell.tsx'
export type { Command, PageKey } from './shell-context.ts'
export type { ShellCabinet, ShellPerson, ShellPlace } from './shell-person.ts'
