import { expect, test } from 'vitest'
import { tabOf } from './tab-of.ts'

test.each([
  ['/', 'home', true],
  ['/?page=2', 'home', true],
  ['/account/products', 'courses', true],
  ['/courses', 'courses', false],
  ['/courses/bread/flour#section-1', 'courses', false],
  ['/account/inbox?page=2', 'answers', true],
  ['/peer-reviews/7', 'answers', false],
  ['/account/profile', 'account', true],
  ['/account/security', 'account', false],
  ['/legal/terms', undefined, false],
  ['/coursesque', undefined, false],
])('the address %s belongs to the place %s', (address, tab, isItsPage) => {
  expect(tabOf(address)).toEqual({ tab, isItsPage })
})
