import { multipart } from '../multipart-body.ts';
import { inBody, inPath, inQuery, type Keys, type Place, type Row, type Rows, type Sent } from './row.ts';

/** The household of the owner locks its recipes against others, as households do by default. */
const editors = { stranger: 404, neighbour: 403, administrator: 403 };
/** Its author, and an administrator of the group. */
const authors = { stranger: 404, neighbour: 403, housemate: 403 };
/** Its author, an administrator of the group, and those who may edit the recipe. */
const tellers = { stranger: 404, neighbour: 403 };
const members = { stranger: 404 };
const everyone = (status: number) =>
  ({
    nobody: status,
    signedOut: status,
    expired: status,
    stranger: status,
    neighbour: status,
    housemate: status,
    owner: status,
    administrator: status,
  }) as const;

const bySlug = (own: Keys): Sent => ({ params: { slug: own.recipeSlug } });
const slugs = (unknown: number, rest: (own: Keys) => Sent = () => ({})): Place[] => [
  inPath('slug', unknown, 'recipeSlug', rest),
  inPath('slug', unknown, 'recipeId', rest),
];
const item = (key: keyof Keys) => (own: Keys) => ({ params: { item_id: own[key] } });

function ofItem(key: keyof Keys, status: Row['status'], unknown = 404, body?: (own: Keys) => Sent): Row {
  const rest = (own: Keys): Sent => ({ ...item(key)(own), ...body?.(own) });
  return { sent: rest, status: status ?? {}, places: [inPath('item_id', unknown, key, rest)] };
}

const comment = (own: Keys): Sent => ({ body: { recipeId: own.recipeId, text: 'x' } });
const commented = (own: Keys): Sent => ({ body: { id: own.commentId, text: 'changed' } });
const told = (own: Keys): Sent => ({ body: { recipeId: own.recipeId, subject: 'x', eventType: 'comment' } });
const retold = (): Sent => ({ body: { subject: 'changed' } });
const noPicture = multipart({ image: { file: Buffer.from('not a picture') }, extension: 'png' });
const file = multipart({ name: 'Plan', icon: 'x', extension: 'txt', file: { file: Buffer.from('plan') } });

const comments: Rows = {
  'GET /api/comments': {
    sent: () => ({}),
    places: [
      inQuery('queryFilter', 200, (other) => `recipeId = ${other.recipeId}`),
      inQuery('queryFilter', 200, (other) => `user.id = ${other.userId} OR id = ${other.commentId}`),
    ],
  },
  'POST /api/comments': {
    sent: comment,
    status: members,
    places: [
      inBody(
        'recipeId',
        404,
        () => ({}),
        (other) => ({ recipeId: other.recipeId, text: 'x' }),
      ),
    ],
  },
  'GET /api/comments/{item_id}': ofItem('commentId', members),
  'PUT /api/comments/{item_id}': ofItem('commentId', authors, 404, commented),
  'PATCH /api/comments/{item_id}': ofItem('commentId', authors, 404, commented),
  'DELETE /api/comments/{item_id}': ofItem('commentId', authors),
  'GET /api/recipes/{slug}/comments': { sent: bySlug, status: members, places: slugs(404) },
  'POST /api/recipes/{slug}/comments': {
    sent: (own) => ({ ...bySlug(own), body: { text: 'x' } }),
    status: members,
    places: slugs(404, () => ({ body: { text: 'x' } })),
  },
};

const events = '/api/recipes/timeline/events';

const timeline: Rows = {
  [`GET ${events}`]: {
    sent: () => ({}),
    places: [
      inQuery('queryFilter', 200, (other) => `recipe.id = ${other.recipeId}`),
      inQuery('queryFilter', 200, (other) => `groupId = ${other.groupId} OR user.id = ${other.userId}`),
    ],
  },
  [`POST ${events}`]: {
    sent: told,
    status: members,
    places: [
      inBody('recipeId', 404, told, (other) => ({
        recipeId: other.recipeId,
        subject: 'x',
        eventType: 'info',
      })),
      {
        at: 'body userId',
        unknown: 201,
        sent: (own, other) => ({ body: { ...told(own).body, userId: other.userId } }),
      },
    ],
  },
  [`GET ${events}/{item_id}`]: ofItem('eventId', members),
  [`PUT ${events}/{item_id}`]: ofItem('eventId', tellers, 404, retold),
  [`PATCH ${events}/{item_id}`]: ofItem('eventId', tellers, 404, retold),
  [`DELETE ${events}/{item_id}`]: ofItem('eventId', { stranger: 400, neighbour: 403 }, 400),
  [`PUT ${events}/{item_id}/image`]: ofItem(
    'eventId',
    { stranger: 404, neighbour: 403, housemate: 400, owner: 400, administrator: 400 },
    404,
    () => ({ form: noPicture }),
  ),
  'GET /api/households/self/recipes/{recipe_slug}': {
    sent: (own) => ({ params: { recipe_slug: own.recipeSlug } }),
    status: members,
    places: [inPath('recipe_slug', 404, 'recipeSlug'), inPath('recipe_slug', 404, 'recipeId')],
  },
};

const link: Row = {
  sent: (own) => ({ params: { token_id: own.linkId } }),
  places: [inPath('token_id', 404, 'linkId')],
  open: 'a share link shows its recipe to all who have it, and cannot be guessed',
};

const sharing: Rows = {
  'GET /api/shared/recipes': {
    sent: () => ({}),
    places: [inQuery('recipe_id', 200, (other) => other.recipeId)],
  },
  'POST /api/shared/recipes': {
    sent: (own) => ({ body: { recipeId: own.recipeId } }),
    status: { stranger: 400 },
    places: [
      inBody(
        'recipeId',
        400,
        () => ({}),
        (other) => ({ recipeId: other.recipeId }),
      ),
    ],
  },
  'GET /api/shared/recipes/{item_id}': ofItem('linkId', members),
  'DELETE /api/shared/recipes/{item_id}': ofItem('linkId', { stranger: 400 }, 400),
  'GET /api/recipes/shared/{token_id}': link,
  'GET /api/recipes/shared/{token_id}/zip': link,
  'GET /api/recipes/shared/{token_id}/nutrition/computed': link,
  'GET /api/recipes/shared/{token_id}/cup-weights': link,
};

const eventPicture = (own: Keys) => ({
  params: { recipe_id: own.recipeId, event_id: own.eventId, file_name: 'original.webp' },
});

const files: Rows = {
  'POST /api/recipes/{slug}/assets': {
    sent: (own) => ({ ...bySlug(own), form: file }),
    status: editors,
    places: slugs(404, () => ({ form: file })),
  },
  'GET /api/media/recipes/{recipe_id}/assets/{file_name}': {
    sent: (own) => ({ params: { recipe_id: own.recipeId, file_name: 'plan.txt' } }),
    status: everyone(404),
    places: [inPath('recipe_id', 404, 'recipeId', () => ({ params: { file_name: 'plan.txt' } }))],
  },
  'GET /api/media/recipes/{recipe_id}/images/timeline/{event_id}/{file_name}': {
    sent: eventPicture,
    status: everyone(404),
    places: [
      inPath('recipe_id', 404, 'recipeId', eventPicture),
      inPath('event_id', 404, 'eventId', eventPicture),
    ],
  },
};

const exportsOf: Rows = {
  'GET /api/recipes/exports': { sent: () => ({}) },
  'POST /api/recipes/{slug}/exports': {
    sent: bySlug,
    places: slugs(200),
    open: 'a token is signed for the name that was sent, whether or not there is such a recipe',
  },
  'GET /api/recipes/exports/archive': {
    sent: (own) => ({ query: { format: 'markdown', cookbook: own.cookbookId } }),
    status: { stranger: 404, neighbour: 404, administrator: 404 },
    places: (['cookbookId', 'cookbookSlug'] as const).map((key): Place => ({
      at: `query ${key}`,
      unknown: 404,
      sent: (_, other) => ({ query: { format: 'markdown', cookbook: other[key] } }),
    })),
  },
  'GET /api/recipes/exports/book': {
    sent: (own) => ({ query: { format: 'site', cookbook: own.cookbookId } }),
    status: { stranger: 404, neighbour: 404, administrator: 404 },
    places: (['cookbookId', 'cookbookSlug'] as const).map((key): Place => ({
      at: `query ${key}`,
      unknown: 404,
      sent: (_, other) => ({ query: { format: 'site', cookbook: other[key] } }),
    })),
  },
  'GET /api/recipes/{slug}/exports': {
    sent: (own) => ({ ...bySlug(own), query: { template_name: 'raw' } }),
    status: members,
    places: slugs(404, () => ({ query: { template_name: 'raw' } })),
  },
  'GET /api/recipes/{slug}/exports/pdf': { sent: bySlug, status: members, places: slugs(404) },
  'GET /api/recipes/{slug}/exports/zip': {
    sent: (own) => ({ ...bySlug(own), query: { token: 'x' } }),
    status: { stranger: 401, neighbour: 401, housemate: 401, owner: 401, administrator: 401 },
    places: slugs(401, () => ({ query: { token: 'x' } })),
  },
};

const compared = (own: Keys): Sent => ({ ...bySlug(own), query: { from: own.stateId, to: own.stateId } });
const restored = (own: Keys): Sent => ({ params: { slug: own.recipeSlug, state_id: own.stateId } });

const history: Rows = {
  'GET /api/recipes/{slug}/history': { sent: bySlug, status: members, places: slugs(404) },
  'GET /api/recipes/{slug}/history/compare': {
    sent: compared,
    status: members,
    places: [
      ...slugs(404, compared),
      ...(['from', 'to'] as const).map((name): Place => ({
        at: `query ${name}`,
        unknown: 404,
        sent: (own, other) => ({
          ...bySlug(own),
          query: { from: own.stateId, to: own.stateId, [name]: other.stateId },
        }),
      })),
    ],
  },
  'POST /api/recipes/{slug}/history/{state_id}/restore': {
    sent: restored,
    status: editors,
    places: [...slugs(404, restored), inPath('state_id', 404, 'stateId', restored)],
  },
};

const computedNutrition: Rows = {
  'GET /api/recipes/{slug}/nutrition/computed': { sent: bySlug, status: members, places: slugs(404) },
  'GET /api/recipes/{slug}/cup-weights': { sent: bySlug, status: members, places: slugs(404) },
};

const ofLine = (own: Keys): Sent => ({
  params: { slug: own.recipeSlug, reference_id: own.lineId },
  body: { substitutions: [{ substituteFoodId: own.otherFoodId }] },
});

const substitutions: Rows = {
  'GET /api/recipes/{slug}/substitutions': { sent: bySlug, status: members, places: slugs(404) },
  'PUT /api/recipes/{slug}/lines/{reference_id}/substitutions': {
    sent: ofLine,
    status: editors,
    places: [
      ...slugs(404, ofLine),
      inPath('reference_id', 404, 'lineId', ofLine),
      inBody('substituteFoodId', 404, ofLine, (other) => ofLine(other).body ?? {}),
    ],
  },
};

const trash: Rows = {
  'GET /api/recipes/trash/items': {
    sent: () => ({}),
    places: [inQuery('queryFilter', 200, (other) => `id = ${other.trashedId}`)],
  },
  'POST /api/recipes/trash/items/{item_id}/restore': ofItem('trashedId', editors),
  'DELETE /api/recipes/trash/items/{item_id}': ofItem('trashedId', editors),
};

export const togetherRows: Rows = {
  ...comments,
  ...timeline,
  ...sharing,
  ...files,
  ...exportsOf,
  ...history,
  ...computedNutrition,
  ...substitutions,
  ...trash,
};
