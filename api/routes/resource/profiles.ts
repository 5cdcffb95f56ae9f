import * as z from 'zod';
import type { Caller } from '../../../shared/accounts/caller.ts';
import { type Investment, type ProfileRecord, TRADING_STYLES } from '../../../shared/db/models/profiles.ts';
import type { ProfileChanges } from '../../../shared/profiles/profile-changes.ts';
import type { ProfileInput } from '../../../shared/profiles/profile-fields.ts';
import type { DeletedProfile, ProfileService } from '../../../shared/profiles/profiles.ts';
import { answersCreated, answersOk } from '../../contract/answers.ts';
import { type Answer, created, ok, type Route, route } from '../../http/route.ts';
import { presentList } from '../../presenters/lists.ts';
import {
  changedProfile,
  deletedProfile,
  profileAnswer,
  profileList,
  unmaskedProfileAnswer,
} from '../../presenters/profile-schemas.ts';
import { maskedProfile, unmaskedProfile } from '../../presenters/profiles.ts';
import { birthFields, birthOf, element, identifier, listOf, pageFields, personName } from '../fields.ts';
import { givenTimeBasis, timeBasisField, withBirthErrors } from '../time-basis.ts';
import { unmaskedMetadata } from './unmasked.ts';

/** `BTC`, `KRW-BTC`, `BRK.B`. */
const ticker = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9.-]{0,19}$/, 'must be an upper-case ticker of 1 to 20 characters')
  .describe('A ticker in upper case');

/** A ticker, or the name of a kind of asset: `cash`, `US bonds`, `현금`. Analytics show it to other accounts. */
const asset = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._&-]{0,29}$/u, 'must be a ticker or a short name of 1 to 30 characters')
  .describe('A ticker, or the name of a kind of asset');

const investment = z
  .strictObject({
    favorite_coins: listOf(ticker, { max: 20, tooMany: 'must have at most 20 tickers' })
      .optional()
      .describe('Coins that the person likes'),
    trading_style: z.enum(TRADING_STYLES).optional().describe('How the person trades'),
    portfolio: listOf(
      z.strictObject({ asset, percentage: z.number().min(0).max(100).describe('Its share in percent') }),
      { max: 20, tooMany: 'must have at most 20 assets' },
    )
      .refine(sumsToHundred, 'percentages must sum to 100')
      .optional()
      .describe('What the person holds; the percentages sum to 100'),
  })
  .meta({ id: 'InvestmentInput', description: "A person's investments" });

/** Allows for rounding to two decimals: three thirds sum to 99.99. */
function sumsToHundred(portfolio: readonly { readonly percentage: number }[]): boolean {
  const sum = portfolio.reduce((total, { percentage }) => total + percentage, 0);
  return portfolio.length === 0 || Math.abs(sum - 100) < 0.005 * portfolio.length + 1e-9;
}

const externalId = identifier(255).describe('Your own id of the person, unique in the account and mode');

const profileBody = z.strictObject({
  external_id: externalId.optional(),
  name: personName,
  ...birthFields,
  investment: investment.optional(),
});

/** Without the defaults of a whole profile: an absent field does not change, and null clears. */
const profileChangesBody = z.strictObject({
  external_id: externalId.nullable().optional().describe('Your own id of the person; null clears it'),
  name: personName.optional(),
  birth_year: birthFields.birth_year.optional(),
  birth_month: birthFields.birth_month.optional(),
  birth_day: birthFields.birth_day.optional(),
  birth_hour: birthFields.birth_hour,
  birth_minute: birthFields.birth_minute,
  gender: birthFields.gender.optional(),
  calendar_type: birthFields.calendar_type.unwrap().optional(),
  is_leap_month: birthFields.is_leap_month.unwrap().optional(),
  time_basis: timeBasisField
    .nullable()
    .optional()
    .describe('The given parts of how the clock of the birth is read; null: all as by default'),
  investment: investment.nullable().optional().describe("The person's investments; null clears them"),
});

const profileListQuery = z.strictObject({
  ...pageFields,
  external_id: z.string().optional().describe('Only the profile with this id of yours'),
  day_master_element: element.optional().describe('Only profiles whose day master has this element'),
});

function profileInput(body: z.output<typeof profileBody>): ProfileInput {
  return {
    externalId: body.external_id ?? null,
    name: body.name,
    birth: withBirthErrors(() => birthOf(body)),
    investment: body.investment === undefined ? null : investmentOf(body.investment),
  };
}

function profileChanges(body: z.output<typeof profileChangesBody>): ProfileChanges {
  return {
    externalId: body.external_id,
    name: body.name,
    birth: {
      year: body.birth_year,
      month: body.birth_month,
      day: body.birth_day,
      hour: body.birth_hour,
      minute: body.birth_minute,
      gender: body.gender,
      calendarType: body.calendar_type,
      isLeapMonth: body.is_leap_month,
      timeBasis: body.time_basis && givenTimeBasis(body.time_basis),
    },
    investment: body.investment ? investmentOf(body.investment) : body.investment,
  };
}

function investmentOf({ favorite_coins, trading_style, portfolio }: z.output<typeof investment>): Investment {
  return {
    ...(favorite_coins === undefined ? {} : { favorite_coins }),
    ...(trading_style === undefined ? {} : { trading_style }),
    ...(portfolio === undefined ? {} : { portfolio }),
  };
}

/** The count of calculations tells whether the account has content of the birth: not to a caller that may not read persons. */
function removedProfile(deleted: DeletedProfile, { mayNotReadPersons = false }: Caller): Answer {
  const { id, deletedAt, fortunes, cachedCalculations } = deleted;
  return ok({
    id,
    deleted: true,
    deleted_at: deletedAt.toISOString(),
    related_data_deleted: { fortunes, ...(!mayNotReadPersons && { cached_calculations: cachedCalculations }) },
  });
}

/** The form in which a version of the API answers with profiles. */
export interface ProfileForm {
  readonly path: string;
  readonly answer: z.ZodType;
  readonly list: z.ZodType;
  readonly unmaskedAnswer: z.ZodType;
  masked(profile: ProfileRecord): object;
  unmasked(profile: ProfileRecord): object;
}

const V1: ProfileForm = {
  path: '/v1/profiles',
  answer: profileAnswer,
  list: profileList,
  unmaskedAnswer: unmaskedProfileAnswer,
  masked: maskedProfile,
  unmasked: unmaskedProfile,
};

export function profileRoutes(profiles: ProfileService, form = V1): Route[] {
  const reads = { kind: 'key', permissions: ['profile:read'] } as const;
  const writes = { kind: 'key', permissions: ['profile:write'] } as const;
  const about = ({ _id: profileId }: ProfileRecord) => ({ about: { profileId } });
  const createdProfile = (profile: ProfileRecord) => ({
    ...created(form.masked(profile), `${form.path}/${profile._id}`),
    ...about(profile),
  });
  const replacedProfile = (profile: ProfileRecord) => ({ ...ok(form.masked(profile)), ...about(profile) });
  const confirmed = ({ _id: id, updatedAt }: ProfileRecord) => ok({ id, updated_at: updatedAt.toISOString() });
  return [
    route({
      method: 'POST',
      path: '/v1/profiles',
      group: 'resource',
      access: writes,
      summary: 'Create a profile; its four pillars are computed',
      operationId: 'createProfile',
      tag: 'Profiles',
      answers: answersCreated(form.answer, 'The new profile, masked'),
      errors: ['gone'],
      body: profileBody,
      handler: ({ body, effect }) => effect((caller) => profiles.create(caller, profileInput(body)), createdProfile),
    }),
    route({
      method: 'GET',
      path: '/v1/profiles',
      group: 'resource',
      access: reads,
      summary: 'List profiles',
      operationId: 'listProfiles',
      tag: 'Profiles',
      answers: answersOk(form.list, 'A page of profiles, masked'),
      query: profileListQuery,
      takesTurns: 'lists',
      async handler({ query, caller }) {
        const filter = { externalId: query.external_id, dayMasterElement: query.day_master_element };
        return ok(presentList(await profiles.list(caller(), filter, query), form.masked));
      },
    }),
    route({
      method: 'GET',
      path: '/v1/profiles/{id}',
      group: 'resource',
      access: reads,
      summary: 'Read a profile, masked',
      operationId: 'getProfile',
      tag: 'Profiles',
      answers: answersOk(form.answer, 'The profile, masked'),
      handler: async ({ caller, param }) => ok(form.masked(await profiles.get(caller(), param('id')))),
    }),
    route({
      method: 'GET',
      path: '/v1/profiles/{id}/unmasked',
      group: 'resource',
      access: { kind: 'key', permissions: ['profile:unmask'] },
      summary: 'Read a profile with its personal data (audited)',
      operationId: 'unmaskProfile',
      tag: 'Profiles',
      answers: answersOk(form.unmaskedAnswer, 'The profile with its personal data'),
      async handler(context) {
        const metadata = unmaskedMetadata(context);
        return ok(form.unmasked(await profiles.getUnmasked(context.caller(), context.param('id'), metadata)));
      },
    }),
    route({
      method: 'PUT',
      path: '/v1/profiles/{id}',
      group: 'resource',
      access: writes,
      summary: 'Replace a profile; changed birth data recompute its pillars',
      operationId: 'replaceProfile',
      takesTurns: 'changes',
      tag: 'Profiles',
      answers: answersOk(form.answer, 'The replaced profile, masked'),
      errors: ['gone'],
      body: profileBody,
      handler: ({ body, effect, param }) =>
        effect((caller) => profiles.replace(caller, param('id'), profileInput(body)), replacedProfile),
    }),
    route({
      method: 'PATCH',
      path: '/v1/profiles/{id}',
      group: 'resource',
      access: writes,
      summary: 'Change the given fields of a profile; changed birth data recompute its pillars',
      operationId: 'updateProfile',
      takesTurns: 'changes',
      tag: 'Profiles',
      answers: answersOk(
        z.union([form.answer, changedProfile]),
        'The changed profile, masked; without the permission `profile:read` only its id and when it was changed',
      ),
      errors: ['gone'],
      body: profileChangesBody,
      handler: ({ body, caller, effect, param }) =>
        effect(
          (acting) => profiles.merge(acting, param('id'), profileChanges(body)),
          caller().mayNotReadPersons ? confirmed : replacedProfile,
        ),
    }),
    route({
      method: 'DELETE',
      path: '/v1/profiles/{id}',
      group: 'resource',
      access: writes,
      summary: 'Delete a profile with all its fortunes',
      operationId: 'deleteProfile',
      takesTurns: 'changes',
      tag: 'Profiles',
      answers: answersOk(deletedProfile, 'The profile and all about it are deleted'),
      handler: ({ caller, effect, param }) =>
        effect(
          (acting) => profiles.remove(acting, param('id')),
          (deleted: DeletedProfile) => removedProfile(deleted, caller()),
        ),
    }),
  ];
}
