import type { listOwnProducts as operation } from '@lectern/contract/courses/own-products.api'
import { call } from '../../../lib/api/index.ts'

export const listOwnProducts = call<typeof operation>('GET', '/user/products')
