import {
  AliasNode,
  AndNode,
  type DeleteQueryNode,
  IdentifierNode,
  type KyselyPlugin,
  type OperationNode,
  ParensNode,
  type SelectQueryNode,
  sql,
  TableNode,
  type UpdateQueryNode,
  WhereNode,
} from "kysely";

/** Policies of these tables let an administrator look across tenants, which hides from the planner that others see one tenant alone. */
const OF_ONE_TENANT: ReadonlySet<string> = new Set([
  "evaluations",
  "mesocycles",
  "microcycles",
  "strength_tests",
  "students",
]);
/** These also hold the platform's rows, whose tenant is 0. */
const OF_TENANT_AND_PLATFORM: ReadonlySet<string> = new Set(["training_entries", "trainings"]);

const ACTOR_TRAINER = sql`(select actor_trainer())`;

/**
 * Names the actor's tenant in what reads or changes one of these tables. Row-level security already shows no other row; with the tenant
 * beside it PostgreSQL enters its index in one place instead of once for each tenant.
 */
export const ownTenant: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind !== "SelectQueryNode" && node.kind !== "UpdateQueryNode" && node.kind !== "DeleteQueryNode")
      return node;
    const condition = conditionOn(tableOf(node));
    if (!condition) return node;
    const given = node.where && ParensNode.create(node.where.where);
    return { ...node, where: WhereNode.create(given ? AndNode.create(given, condition) : condition) };
  },
  transformResult: async ({ result }) => result,
};

function tableOf(node: SelectQueryNode | UpdateQueryNode | DeleteQueryNode): OperationNode | undefined {
  return node.kind === "UpdateQueryNode" ? node.table : node.from?.froms[0];
}

function conditionOn(table: OperationNode | undefined): OperationNode | undefined {
  if (!table) return undefined;
  const named = AliasNode.is(table) ? table.node : table;
  if (!TableNode.is(named)) return undefined;
  const name = named.table.identifier.name;
  const alias = AliasNode.is(table) && IdentifierNode.is(table.alias) ? table.alias.name : name;
  const tenant = sql.ref(`${alias}.trainer_id`);
  if (OF_ONE_TENANT.has(name)) return sql`${tenant} = ${ACTOR_TRAINER}`.toOperationNode();
  if (OF_TENANT_AND_PLATFORM.has(name)) return sql`${tenant} = any(array[0, ${ACTOR_TRAINER}])`.toOperationNode();
  return undefined;
}
