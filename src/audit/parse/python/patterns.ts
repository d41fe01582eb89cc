import type { Pattern } from "../../ir/types.ts";
import { expression } from "./expressions.ts";
import { unknownAt, type Walk } from "./walk.ts";

/** What an assignment, a loop, a parameter or `as` binds. */
export function pattern(walk: Walk, type: string): Pattern {
  if (walk.atDepthCap()) return walk.unknown();
  walk.depth++;
  const lowered = lower(walk, type);
  walk.depth--;
  return lowered;
}

function lower(walk: Walk, type: string): Pattern {
  const { start, end } = walk.span();
  switch (type) {
    case "pattern_list":
    case "tuple_pattern":
    case "list_pattern":
    case "tuple":
    case "list":
    case "expression_list": {
      const elements: Pattern[] = [];
      walk.each((child) => elements.push(pattern(walk, child)));
      return { kind: "ArrayPattern", start, end, elements };
    }
    case "list_splat_pattern":
    case "list_splat": {
      let target: Pattern = unknownAt({ start, end });
      walk.each((child) => {
        target = pattern(walk, child);
      });
      return { kind: "RestPattern", start, end, target };
    }
    case "parenthesized_expression":
    case "as_pattern_target":
    case "type": {
      let target: Pattern | undefined;
      walk.each((child) => {
        target = pattern(walk, child);
      });
      return target ?? unknownAt({ start, end });
    }
    default: {
      const lowered = expression(walk, type);
      if (lowered.kind === "Identifier" || lowered.kind === "Member" || lowered.kind === "Index") return lowered;
      return unknownAt({ start, end }, [lowered]);
    }
  }
}
