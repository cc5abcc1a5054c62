import { Skeleton, Stack } from "@mantine/core";
import { Loading } from "../../../ui/Skeletons.tsx";
import classes from "./StudentHeader.module.css";

/** `first.js` fills in the name. */
export const StudentSkeleton = () => (
  <Loading>
    <Stack gap="lg">
      <Skeleton height={20} width={90} mt={12} mb={12} />
      <div className={classes.header}>
        <Skeleton height={72} width={72} radius="md" />
        <div className={classes.who}>
          <p className={classes.awaitedName} data-answer="student.name" />
          <Skeleton height={14} width="min(200px, 60%)" my={4} />
        </div>
        <div className={classes.actions}>
          <Skeleton height={44} width={124} />
          <Skeleton height={44} width={110} />
        </div>
      </div>
      <Skeleton height={24} width={140} />
      <Skeleton height={320} radius="md" />
    </Stack>
  </Loading>
);
