/** Names of members in a place; deeper ones are left out, so that places stay short and stable. */
const MAX_PLACE = 6;

/**
 * Where a value stands in a message: the names that lead to it. Most values are looked at and forgotten, so a place is only
 * a step from the one before it until somebody asks for its name.
 */
export interface Place {
  readonly up?: Place;
  readonly name: string;
  /** How many names are told. */
  readonly depth: number;
  /** It stands deeper than they tell. */
  readonly beyond?: true;
}

export const TOP: Place = { name: "", depth: 0 };

export function memberOf(place: Place, name: string): Place {
  if (place.depth < MAX_PLACE) return { up: place, name, depth: place.depth + 1 };
  return place.beyond ? place : { ...place, beyond: true };
}

/** Elements of an array share a place, since their number varies. */
export function elementOf(place: Place): Place {
  return place.beyond ? place : { ...place, name: `${place.name}[]`, depth: Math.max(place.depth, 1) };
}

/** The names from the top down. */
function namesOf(place: Place): readonly string[] {
  const names: string[] = [];
  for (let at: Place | undefined = place; at && at.depth > 0; at = at.up) names.unshift(at.name);
  return names;
}

export function placeName(place: Place): string {
  return namesOf(place).join(".");
}
