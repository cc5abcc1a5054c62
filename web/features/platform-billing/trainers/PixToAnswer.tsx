import { Anchor, Badge, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import linkClasses from "../../../ui/link.module.css";
import { AnnouncedPix } from "./AnnouncedPix.tsx";
import { announcedPixQuery } from "./data.ts";

export function PixToAnswer() {
  const id = useId();
  const { data, error, refetch, isFetching } = useQuery(announcedPixQuery);
  if (error && !data)
    return (
      <ErrorState title="Erro ao buscar os Pix informados" error={error} onRetry={refetch} retrying={isFetching} />
    );
  if (!data || data.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby={id} gap="sm">
      <Group gap="sm">
        <Title order={2} size="h3" id={id}>
          Pix a confirmar
        </Title>
        <Badge color="warning" size="lg">
          {data.length}
        </Badge>
      </Group>
      {data.map(({ trainer, plan_name, pix }) => (
        <div key={pix.id}>
          <AnnouncedPix trainer={trainer} pix={pix} />
          <Text size="sm" c="dimmed" mt={4}>
            Plano {plan_name} ·{" "}
            <Anchor
              size="sm"
              className={linkClasses.link}
              renderRoot={(props) => (
                <Link {...props} to="/admin/home/personal/visualizar/$id" params={{ id: String(trainer.id) }} />
              )}
            >
              Ver {trainer.fullname}
            </Anchor>
          </Text>
        </div>
      ))}
    </Stack>
  );
}
