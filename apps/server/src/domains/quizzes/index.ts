import type { Bind } from '../../platform/http/api.ts'
import type { Parts } from '../../platform/parts.ts'

export const registerQuizzes = (_bind: Bind, _parts: Parts): void => {}
